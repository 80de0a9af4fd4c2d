import { text } from '@ecocircle/shared-contracts/rules';
import { boundedText } from '../validation/texts.ts';

/** How many entries a page of a list at the desk holds. */
export const KEY_PAGE_SIZE = 25;

/** Where a page begins: behind the key of the last entry of the one before. */
export const AFTER_ENTRY = { after: boundedText(80).optional() };

/** The key of the next page; null on the last one. */
export const NEXT_ENTRY = { next: text().nullable() };

/**
 * One page of rows that were read in order, one more than a page holds: pages are found by their key, so that the
 * thousandth costs what the first does and nothing is skipped when entries before it are decided.
 */
export function keyPage<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const page = rows.slice(0, KEY_PAGE_SIZE);
  const last = page.at(-1);
  return { page, next: rows.length > KEY_PAGE_SIZE && last !== undefined ? keyOf(last) : null };
}
