import type { StringSchema, TestContext } from 'yup';
import { isTaxId, TAX_ID_KINDS } from '../domain/tax-id.ts';
import { isEmail } from '../forms/email.ts';
import type { FieldProblem, FieldRule } from '../forms/field-problem.ts';
import { PASSWORD_RULES } from '../forms/password.ts';
import { isPhone } from '../forms/phone.ts';
import { FORM_LIMITS } from '../forms/portal-forms.ts';
import type { Locale } from '../locales/locales.ts';
import { broken } from './problems.ts';
import { text, tolerantObject } from './strict.ts';

const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
const BREAKS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** A text as a single line: control characters and line breaks are read as spaces. */
export const inOneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(BREAKS, ' ').trim() : value;

type Text = StringSchema<string>;

/** Adds a rule to a text; a text that may be absent keeps it where it is. */
const keeping = (
  schema: Text,
  problem: FieldProblem,
  isKept: (value: string, context: TestContext) => boolean,
): Text =>
  schema.test({
    name: problem.rule,
    message: { ...problem },
    skipAbsent: true,
    test: (value, context) => isKept(value, context),
  });

/** Text that must not be empty, as it was typed. */
const filled = () => text().typeError(broken('required')).required(broken('required'));

const trimmed = () => filled().transform(trim);

/** Text that has to be there: trimmed, and not longer than `max` characters. */
export const requiredText = (max: number) => trimmed().max(max, broken('maxLength', { max }));

/** {@link requiredText} in one line: control characters are read as spaces, so that it can stand in a mail's header. */
export const requiredLine = (max: number) => requiredText(max).transform(inOneLine);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed: PostgreSQL refuses them
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const printable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(UNPRINTABLE, '').toWellFormed().trim() : value;

/** Text that may be empty: trimmed, without control characters, and not longer than `max` characters. */
export const anyText = (max: number) => text().transform(printable).max(max, broken('maxLength', { max }));

/** {@link anyText} in one line. */
export const anyLine = (max: number) => anyText(max).transform(inOneLine);

/** An e-mail address, trimmed; see {@link isEmail}. */
export const EmailSchema = keeping(trimmed(), { rule: 'email' }, isEmail);

/** A phone number as people write it: 7 to 15 digits, an optional plus, and spaces, dots, hyphens or brackets between. */
export const PhoneSchema = keeping(trimmed(), { rule: 'phone' }, isPhone);

/** A phone number by the rules of a market: `toNumber` writes a number as it is kept, null for what is none. */
export function phoneBy(
  toNumber: (text: string) => string | null,
  lacksCallingCode: (text: string) => boolean,
) {
  const written = trimmed().transform((value: unknown) =>
    typeof value === 'string' ? (toNumber(value) ?? value) : value,
  );
  const selected = keeping(written, { rule: 'callingCode' }, (value) => !lacksCallingCode(value));
  return keeping(selected, { rule: 'phone' }, (value) => lacksCallingCode(value) || toNumber(value) !== null);
}

/** A password that somebody chooses; see {@link PASSWORD_RULES}. */
export const PasswordSchema = PASSWORD_RULES.reduce(
  (schema, { isKept, ...problem }) => keeping(schema, problem, isKept),
  filled(),
);

/** The repetition of the password that stands in the field `password` beside it. */
export const PasswordRepetitionSchema = keeping(
  filled(),
  { rule: 'repeat' },
  (value, { parent }) => value === parent.password,
);

/** A new password with its repetition. */
export const RepeatedPasswordSchema = tolerantObject({
  password: PasswordSchema,
  repeatedPassword: PasswordRepetitionSchema,
});

const matching = (schema: Text, rule: FieldRule, pattern: RegExp): Text =>
  keeping(schema, { rule }, (value) => pattern.test(value));

/** The tax id that a locale asks for: an integer with the right check digits. */
export const taxIdSchema = (locale: Locale) =>
  keeping(matching(requiredLine(FORM_LIMITS.tin), 'integer', /^-?\d*$/), { rule: 'taxId' }, (value) =>
    isTaxId(TAX_ID_KINDS[locale], value),
  );

const typed = () => text().typeError(broken('required'));

/** Digits with an optional minus. */
export const IntegerTextSchema = matching(typed(), 'integer', /^-?\d+$/);

/** A number with an optional minus and an optional fraction after a point. */
export const DecimalTextSchema = matching(typed(), 'decimal', /^-?\d+(?:\.\d+)?$/);

/** Digits only. */
export const NumericTextSchema = matching(typed(), 'numeric', /^\d+$/);

/** Letters of any script only. */
export const AlphaTextSchema = matching(typed(), 'alpha', /^[\p{L}\p{M}]+$/u);

/** Letters of any script and digits only. */
export const AlphanumericTextSchema = matching(typed(), 'alphanumeric', /^[\p{L}\p{M}\p{Nd}]+$/u);

const isWithin = (value: string, min: number, max: number): boolean =>
  value === '' || (!/\s/.test(value) && Number(value) >= min && Number(value) <= max);

/** Adds to a schema of a typed number that it is at least `min`. A value with spaces is refused. */
export const minimum = (schema: Text, min: number) =>
  keeping(schema, { rule: 'minimum', min }, (value) => isWithin(value, min, Number.POSITIVE_INFINITY));

/** Adds to a schema of a typed number that it is at most `max`. A value with spaces is refused. */
export const maximum = (schema: Text, max: number) =>
  keeping(schema, { rule: 'maximum', max }, (value) => isWithin(value, Number.NEGATIVE_INFINITY, max));

/** Adds to a schema of a typed number that it lies between two bounds, both included. A value with spaces is refused. */
export const between = (schema: Text, min: number, max: number) =>
  keeping(schema, { rule: 'between', min, max }, (value) => isWithin(value, min, max));

/** Adds to a schema of a typed number how many digits may stand behind its decimal point. */
export const maxDecimals = (schema: Text, max: number) =>
  keeping(schema, { rule: 'maxDecimals', max }, (value) => (value.split('.')[1] ?? '').length <= max);
