import { type AnySchema, type ISchema, lazy, mixed, type ObjectShape } from 'yup';
import type { AccountDetails } from '../forms/account-forms.ts';
import {
  ACCOUNT_FIELDS,
  FORM_LIMITS,
  type FormEnvelope,
  REGISTRATION_FIELDS,
} from '../forms/portal-forms.ts';
import {
  type CompanyRequest,
  type RegistrationForm,
  type RegistrationRole,
  registrationRoles,
  type SignUp,
  wantsCompanyRole,
} from '../forms/registration-form.ts';
import { isLocale, LOCALE_INFO, LOCALES, type Locale } from '../locales/locales.ts';
import { phoneNumberSchema } from '../phone/phone-number.ts';
import {
  broken,
  EmailSchema,
  ENVELOPE_RULES,
  fieldRules,
  flag,
  oneOf,
  PasswordSchema,
  requiredLine,
  strictObject,
  tolerantObject,
} from '../rules/index.ts';

const rulesOf = (part: keyof typeof REGISTRATION_FIELDS, locale: Locale) =>
  fieldRules(REGISTRATION_FIELDS[part], { phone: phoneNumberSchema(LOCALE_INFO[locale].region), locale });

/** A field that nobody fills in, so that the choice of roles has a place to be wrong at. */
const noRole = mixed().test('role', broken('role'), () => false);

/** Schema of a registration by the chosen roles; the field `roles` breaks the rule `role` where none is. */
export function registrationSchema(
  locale: Locale,
  roles: Pick<RegistrationForm, RegistrationRole>,
): AnySchema {
  const isUser = roles.user && registrationRoles(locale).includes('user');
  const isCompany = wantsCompanyRole(roles);
  const fields: ObjectShape = {
    ...rulesOf('person', locale),
    ...(isCompany ? rulesOf('company', locale) : {}),
    ...(isUser ? rulesOf('user', locale) : {}),
    ...(isUser || isCompany ? {} : { roles: noRole }),
  };
  return tolerantObject(fields);
}

/** Schema of the own account's details, with the phone numbers of a locale's market. */
export const accountDetailsSchema = (locale: Locale) =>
  strictObject({
    ...fieldRules(ACCOUNT_FIELDS, { phone: phoneNumberSchema(LOCALE_INFO[locale].region) }),
    locale: oneOf(LOCALES).optional(),
  }) as unknown as ISchema<AccountDetails & Pick<FormEnvelope, 'locale'>>;

const ACCOUNT_DETAILS = Object.fromEntries(
  LOCALES.map((locale) => [locale, accountDetailsSchema(locale)]),
) as Record<Locale, ReturnType<typeof accountDetailsSchema>>;

/** Schema of the own account's details, by the phone numbers of the locale that they name; of `en-US` without one. */
export const AccountDetailsSchema = lazy((details: { readonly locale?: unknown } | null | undefined) => {
  const locale = details?.locale;
  return ACCOUNT_DETAILS[isLocale(locale) ? locale : 'en-US'];
}).meta({ variants: [ACCOUNT_DETAILS['en-US']] });

/** Schema of `POST /api/web/v1/authing/sign_up/`. An address that has an account is answered with 409. */
export const SignUpSchema: ISchema<SignUp> = strictObject({
  first_name: requiredLine(FORM_LIMITS.name),
  email: EmailSchema,
  password: PasswordSchema,
  ...ENVELOPE_RULES,
});

/** Schema of a company's request in the locale whose tax id and phone numbers count. */
export const companyRequestSchema = (locale: Locale) =>
  strictObject({
    charityEventCreator: flag(),
    recyclingPointCreator: flag(),
    ...rulesOf('person', locale),
    ...rulesOf('company', locale),
    ...ENVELOPE_RULES,
  }).test('role', broken('role'), (request) =>
    wantsCompanyRole(request),
  ) as unknown as ISchema<CompanyRequest>;

const COMPANY_REQUESTS = Object.fromEntries(
  LOCALES.map((locale) => [locale, companyRequestSchema(locale)]),
) as Record<Locale, ISchema<CompanyRequest>>;

/** Schema of `POST /inquire-registration`, by the rules of the locale that it names; of `en-US` where it names none. */
export const CompanyRequestSchema = lazy((request: { readonly locale?: unknown } | null | undefined) => {
  const locale = request?.locale;
  return COMPANY_REQUESTS[isLocale(locale) ? locale : 'en-US'];
}).meta({ variants: [COMPANY_REQUESTS['en-US']] });
