import * as v from 'valibot';

/** A plain decimal, as a browser prints a coordinate; no 1e999, no hexadecimal, no spaces. */
export const DECIMAL = /^-?\d{1,4}(\.\d{1,20})?(e-\d{1,2})?$/;

/** A whole number in a query, within bounds. */
export function wholeNumber(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
}

/** `page` and `page_size` of every list; 20 to a page unless asked otherwise. */
export const PAGE_ENTRIES = {
  page: v.optional(wholeNumber(1, 1_000_000), '1'),
  page_size: v.optional(wholeNumber(1, 100), '20'),
};

const LARGEST_ID = 2 ** 31 - 1;

/** The number in a path, or undefined where it cannot be an id. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= LARGEST_ID ? id : undefined;
}

/** One page of a list, counted from 1. */
export interface Page {
  readonly page: number;
  readonly page_size: number;
}
