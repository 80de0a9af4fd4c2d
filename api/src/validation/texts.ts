import { isCalendarDay } from '@ecocircle/shared-contracts';
import * as v from 'valibot';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// PostgreSQL refuses a zero byte in text.
const noControlCharacters = v.check(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  (text: string) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text) && text.isWellFormed(),
  'must not contain control characters',
);

/** Words from a search field. */
export const SearchSchema = v.pipe(
  v.string(),
  noControlCharacters,
  v.trim(),
  v.maxLength(100, 'must have at most 100 characters'),
);

/** `a,b,c`: ids of dictionary entries. */
export const SlugListSchema = v.pipe(
  v.string(),
  v.maxLength(1000, 'must have at most 1000 characters'),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.check((slugs) => slugs.every((slug) => SLUG.test(slug)), 'must be ids separated by commas'),
  v.transform((slugs) => [...new Set(slugs)].sort()),
);

/** A calendar day, `YYYY-MM-DD`. */
export const DaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as YYYY-MM-DD'),
  v.check(isCalendarDay, 'must be a day of the calendar'),
);

/** A text that travels in a form or a JSON body. */
export const boundedText = (maximum: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty('This field is required'),
    v.maxLength(maximum, `must have at most ${maximum} characters`),
    noControlCharacters,
  );
