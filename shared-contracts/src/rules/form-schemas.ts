import { type ISchema, lazy } from 'yup';
import {
  type FieldValues,
  type FormEnvelope,
  type FormField,
  type FormKind,
  type FormRequest,
  NEWSLETTER_FORM,
  PORTAL_FORMS,
  TRAP_LIMIT,
} from '../forms/portal-forms.ts';
import { LOCALES, type Locale } from '../locales/locales.ts';
import {
  EmailSchema,
  PasswordRepetitionSchema,
  PasswordSchema,
  PhoneSchema,
  requiredLine,
  requiredText,
  taxIdSchema,
} from './field-rules.ts';
import { oneOf, strictObject, text } from './strict.ts';

/** The rules that depend on the market. */
export interface MarketRules {
  /** `phoneNumberSchema` of the market, or `PhoneSchema` as long as that is not loaded. */
  readonly phone: ISchema<string>;
  /** The locale whose tax id counts; one of any country unless given. */
  readonly locale?: Locale;
}

function ruleOf(field: FormField, { phone, locale = 'en-US' }: MarketRules): ISchema<string> {
  switch (field.control) {
    case 'line':
      return requiredLine(field.limit);
    case 'area':
      return requiredText(field.limit);
    case 'email':
      return EmailSchema;
    case 'phone':
      return phone;
    case 'choice':
      return oneOf(field.choices).default(field.choices[0]);
    case 'tax-id':
      return taxIdSchema(locale);
    case 'password':
      return PasswordSchema;
    case 'password-repetition':
      return PasswordRepetitionSchema;
  }
}

/** What may be left empty, and is empty where it is left out. */
export const emptyOr = (rule: ISchema<string>) =>
  lazy((value: unknown) => (value === '' || value === undefined ? text().default('') : rule))
    .optional()
    .meta({ variants: [text().oneOf(['']), rule] });

/** The rules of fields, by their names. */
export const fieldRules = <const Fields extends readonly FormField[]>(fields: Fields, market: MarketRules) =>
  Object.fromEntries(
    fields.map((field) => {
      const rule = ruleOf(field, market);
      return [field.name, field.required ? rule : emptyOr(rule)];
    }),
  ) as Record<keyof FieldValues<Fields>, ISchema<string>>;

/** The rules of what every form may carry beside its fields. */
export const ENVELOPE_RULES = {
  locale: oneOf(LOCALES).optional(),
  website: text().max(TRAP_LIMIT).optional(),
};

/** The rules of a form as it is sent; `phone` is the market's rule of phone numbers, if it is known. */
export const formSchema = <Kind extends FormKind>(kind: Kind, phone: ISchema<string> = PhoneSchema) =>
  strictObject({
    ...fieldRules(PORTAL_FORMS[kind].fields, { phone }),
    ...ENVELOPE_RULES,
  }) as unknown as ISchema<FormRequest<Kind>>;

/** The rules of a subscription to the newsletter, `POST /api/subscribe/email`. */
export const SubscriptionSchema: ISchema<{ email: string } & FormEnvelope> = strictObject({
  ...fieldRules(NEWSLETTER_FORM.fields, { phone: PhoneSchema }),
  ...ENVELOPE_RULES,
});
