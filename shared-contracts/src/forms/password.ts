import type { FieldProblem } from './field-problem.ts';

/** The shortest and the longest password, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

const { min, max } = PASSWORD_LENGTH;

/** Never in a password: white space, quotes, brackets of all kinds, colons, bars and backticks. */
const FORBIDDEN = /[\s'"<>{}[\]():;|`]/;

/**
 * The rules of a password that somebody chooses: 8 to 20 characters with an uppercase letter, a lowercase letter and a
 * digit of any script, and none of space ' " < > { } [ ] ( ) : ; | `.
 */
export const PASSWORD_RULES: readonly (FieldProblem & { readonly isKept: (password: string) => boolean })[] =
  [
    { rule: 'minLength', min, isKept: (password) => [...password].length >= min },
    { rule: 'maxLength', max, isKept: (password) => [...password].length <= max },
    { rule: 'uppercase', isKept: (password) => /\p{Lu}/u.test(password) },
    { rule: 'lowercase', isKept: (password) => /\p{Ll}/u.test(password) },
    { rule: 'digit', isKept: (password) => /\p{Nd}/u.test(password) },
    { rule: 'forbidden', isKept: (password) => !FORBIDDEN.test(password) },
  ];
