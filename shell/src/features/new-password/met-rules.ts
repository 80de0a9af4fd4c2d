import { PASSWORD_RULES as BREAKABLE, type FieldRule } from '@ecocircle/shared-contracts';

/** What a person is told of the rules of a password, in the order of the list. */
export const PASSWORD_RULES = ['length', 'uppercase', 'lowercase', 'digit', 'forbidden'] as const;

/** A rule of the list. */
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const BREAKERS: Readonly<Record<PasswordRule, readonly FieldRule[]>> = {
  length: ['minLength', 'maxLength'],
  uppercase: ['uppercase'],
  lowercase: ['lowercase'],
  digit: ['digit'],
  forbidden: ['forbidden'],
};

/** The rules that a password keeps; an empty one keeps none. */
export function metRules(password: string): ReadonlySet<PasswordRule> {
  if (password === '') return new Set();
  const broken = new Set(BREAKABLE.filter(({ isKept }) => !isKept(password)).map(({ rule }) => rule));
  return new Set(PASSWORD_RULES.filter((rule) => BREAKERS[rule].every((breaker) => !broken.has(breaker))));
}
