/** A value of a field in words: lists and objects are written entry by entry. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueWords).join('; ');
  if (typeof value === 'object')
    return Object.values(value)
      .filter((one) => one !== null && one !== '')
      .map(valueWords)
      .join(', ');
  return String(value);
}
