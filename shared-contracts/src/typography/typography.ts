const NBSP = '\u00a0';

/** In Russian and Kazakh a short word does not end a line, and a dash does not begin one. */
const CYRILLIC: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])([а-яёәғқңөұүһі]{1,2}) (?=\S)/giu, `$1${NBSP}`],
  [/ (—|–)/g, `${NBSP}$1`],
];

/** A number stays with the word that it counts. */
const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])(\d{1,4}) (?=\p{L})/gu, `$1${NBSP}`],
];

/**
 * Puts non-breaking spaces where a line must not break.
 *
 * @example
 * typeset('Уборка — в парке'); // 'Уборка\u00a0— в\u00a0парке'
 */
export function typeset(text: string): string {
  return [...CYRILLIC, ...NUMBERS].reduce((result, [pattern, by]) => result.replace(pattern, by), text);
}

const VERBATIM: ReadonlySet<string> = new Set(['id', 'kind', 'src', 'name']);

/** Typesets every text of a content or of a string table; addresses and names stay as they are. */
export function typesetAll<Content>(content: Content): Content {
  if (typeof content === 'string') return typeset(content) as Content;
  if (Array.isArray(content)) return content.map((part) => typesetAll(part)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, VERBATIM.has(key) ? value : typesetAll(value)]),
  ) as Content;
}
