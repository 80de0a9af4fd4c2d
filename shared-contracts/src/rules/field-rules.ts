import { string } from 'yup';
import type { FieldProblem, FieldRule } from '../forms/field-problem.ts';
import { text } from './strict.ts';

/** A problem as the message of a yup test, to be read back by `problemOf`. */
export const broken = (rule: FieldRule, bounds: Omit<FieldProblem, 'rule'> = {}): FieldProblem & Record<string, unknown> => ({
  rule,
  ...bounds,
});

const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
const BREAKS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

const inOneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(BREAKS, ' ').trim() : value;

/** Text that has to be there: trimmed, and not longer than `max` characters. */
export const requiredText = (max: number) =>
  text().transform(trim).required(broken('required')).max(max, broken('maxLength', { max }));

/**
 * One line of text that has to be there: {@link requiredText} whose line breaks and other control characters are read
 * as spaces, so that it can stand in a mail's header.
 */
export const requiredLine = (max: number) => requiredText(max).transform(inOneLine);
