import { foldText } from '@ecocircle/shared-contracts/point-finding';
import { type Expression, type SqlBool, sql } from 'kysely';

export { foldText };

/** Words as they are compared: neither case nor accents, nor marks and spaces between them, tell them apart. */
export const foldWords = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A LIKE pattern for text that contains the words, taken literally; use it with `escape '\'`. */
export function containsPattern(words: string): string {
  return `%${foldText(words).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a column of folded text contains words, taken literally. */
export const containsWords = (column: string, words: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${containsPattern(words)} escape '\\'`;
