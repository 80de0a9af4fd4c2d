import * as v from 'valibot';
import { taxIdSchema } from '../domain/tax-id.ts';
import { ruleMessage } from '../forms/field-problem.ts';
import { EmailSchema, requiredLine } from '../forms/field-rules.ts';
import { PasswordSchema, RepeatedPasswordSchema } from '../forms/password.ts';
import { LOCALE_INFO, LOCALES, type Locale } from '../locales/locales.ts';
import { phoneNumberSchema } from '../phone/phone-number.ts';

/**
 * The longest values of a registration, in characters.
 *
 * @example
 * <TextField maxLength={REGISTRATION_LIMITS.orgName} … />
 */
export const REGISTRATION_LIMITS = { name: 100, orgName: 200, address: 300 } as const;

/**
 * The roles that a registration may ask for. The first is had by confirming the e-mail, the others after a review.
 *
 * @example
 * const role: RegistrationRole = 'charityEventCreator';
 */
export type RegistrationRole = 'user' | 'charityEventCreator' | 'recyclingPointCreator';

/**
 * What a person fills in: the roles that they choose, and texts as typed.
 *
 * @example
 * problemsOf(registrationSchema('en-US', form), form);
 */
export type RegistrationForm = Readonly<Record<RegistrationRole, boolean>> & {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly orgName: string;
  readonly address: string;
  /** The tax id that the locale asks for. */
  readonly tin: string;
  readonly password: string;
  readonly repeatedPassword: string;
};

/**
 * The roles that a locale's market offers: Kazakhstan has no users.
 *
 * @example
 * registrationRoles('kk-KZ'); // ['charityEventCreator', 'recyclingPointCreator']
 */
export const registrationRoles = (locale: Locale): readonly RegistrationRole[] =>
  LOCALE_INFO[locale].region === 'kazakhstan'
    ? ['charityEventCreator', 'recyclingPointCreator']
    : ['user', 'charityEventCreator', 'recyclingPointCreator'];

/**
 * Whether a choice of roles asks for a company role.
 *
 * @example
 * wantsCompanyRole({ user: true, charityEventCreator: false, recyclingPointCreator: false }); // false
 */
export const wantsCompanyRole = (
  roles: Pick<RegistrationForm, 'charityEventCreator' | 'recyclingPointCreator'>,
): boolean => roles.charityEventCreator || roles.recyclingPointCreator;

const person = { name: requiredLine(REGISTRATION_LIMITS.name), email: EmailSchema };

const company = (locale: Locale) => ({
  phone: phoneNumberSchema(LOCALE_INFO[locale].region),
  orgName: requiredLine(REGISTRATION_LIMITS.orgName),
  address: requiredLine(REGISTRATION_LIMITS.address),
  tin: taxIdSchema(locale),
});

const envelope = {
  /** The language to answer and to mail in. */
  locale: v.picklist(LOCALES),
  /** A field that people never see: whoever fills it in is a robot. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500))),
};

/** A field that nobody fills in, so that the choice of roles has a place to be wrong at. */
const noRole = v.optional(
  v.custom<string>(() => false, ruleMessage({ rule: 'role' })),
  '',
);

/**
 * Schema of what a person fills in, by the roles that they chose; the field `roles` breaks the rule `role` where none
 * is.
 *
 * @example
 * problemsOf(registrationSchema(locale, form), form); // { email: { rule: 'email' } }
 */
export function registrationSchema(
  locale: Locale,
  roles: Pick<RegistrationForm, RegistrationRole>,
): v.GenericSchema {
  const isUser = roles.user && registrationRoles(locale).includes('user');
  const isCompany = wantsCompanyRole(roles);
  const entries: v.ObjectEntries = {
    ...person,
    ...(isCompany ? company(locale) : {}),
    ...(isUser || isCompany ? {} : { roles: noRole }),
  };
  const fields = v.object(entries);
  return isUser ? v.intersect([fields, RepeatedPasswordSchema]) : fields;
}

/**
 * Schema of `POST /api/web/v1/authing/sign_up/`. An address that has an account is a 409 whose first detail says that
 * it already exists.
 *
 * @example
 * problemsOf(SignUpSchema, { first_name: 'Ada', email: 'ada@example.org', password: 'DemoPass1', locale: 'en-US' });
 */
export const SignUpSchema = v.strictObject({
  first_name: requiredLine(REGISTRATION_LIMITS.name),
  email: EmailSchema,
  password: PasswordSchema,
  ...envelope,
});

/**
 * A registration as a user.
 *
 * @example
 * const body: SignUp = { first_name, email, password, locale: 'en-US' };
 */
export type SignUp = v.InferOutput<typeof SignUpSchema>;

const companyRequestIn = (locale: Locale) =>
  v.pipe(
    v.strictObject({
      charityEventCreator: v.boolean(),
      recyclingPointCreator: v.boolean(),
      ...person,
      ...company(locale),
      ...envelope,
    }),
    v.check((request) => wantsCompanyRole(request), ruleMessage({ rule: 'role' })),
  );

const COMPANY_REQUESTS = Object.fromEntries(
  LOCALES.map((locale) => [locale, companyRequestIn(locale)]),
) as Record<Locale, ReturnType<typeof companyRequestIn>>;

const localeOf = (input: unknown): Locale => {
  const { locale } = (input ?? {}) as { locale?: unknown };
  return LOCALES.find((known) => known === locale) ?? 'en-US';
};

/**
 * Schema of `POST /inquire-registration`, by the rules of the locale that it names.
 *
 * @example
 * problemsOf(CompanyRequestSchema, { …form, locale: 'kk-KZ' });
 */
export const CompanyRequestSchema = v.lazy((input) => COMPANY_REQUESTS[localeOf(input)]);

/**
 * A company's request for roles. `phone` is E.164.
 *
 * @example
 * const body: CompanyRequest = { charityEventCreator: true, recyclingPointCreator: false, name, email, phone, orgName, address, tin, locale };
 */
export type CompanyRequest = v.InferOutput<typeof CompanyRequestSchema>;
