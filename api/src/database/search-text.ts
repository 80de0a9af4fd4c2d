/** Lower case without accents, so that a search for `cordoba` finds Córdoba and `елка` finds ёлка. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** A LIKE pattern for text that contains the words, taken literally; use it with `escape '\'`. */
export function containsPattern(words: string): string {
  return `%${foldText(words).replace(/[\\%_]/g, '\\$&')}%`;
}
