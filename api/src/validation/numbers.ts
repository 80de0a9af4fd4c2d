import { strictObject, text } from '@ecocircle/shared-contracts/rules';
import { fromText } from './from-text.ts';

/** A plain decimal, as a browser prints a coordinate; no 1e999, no hexadecimal, no spaces. */
export const DECIMAL = /^-?\d{1,4}(\.\d{1,20})?(e-\d{1,2})?$/;

const readWhole = (minimum: number, maximum: number) => (text: string) => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= minimum && number <= maximum ? number : undefined;
};

/** A whole number in a query or the environment, within bounds. */
export const wholeNumber = (minimum: number, maximum: number) =>
  fromText({
    read: readWhole(minimum, maximum),
    must: `must be a whole number from ${minimum} to ${maximum}`,
    jsonSchema: { type: 'integer', minimum, maximum },
  });

/** `page` and `page_size` of every list; 20 to a page unless asked otherwise. */
export const PAGE_ENTRIES = {
  page: wholeNumber(1, 1_000_000).default(1),
  page_size: wholeNumber(1, 100).default(20),
};

const LARGEST_ID = 2 ** 31 - 1;

/** The path of one thing. Whatever is no id names nothing: see {@link parseId}. */
export const IdParams = strictObject({ id: text() });

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
