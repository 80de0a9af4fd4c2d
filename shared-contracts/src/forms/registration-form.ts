import { LOCALE_INFO, type Locale } from '../locales/locales.ts';
import type { FieldValues, FormEnvelope, REGISTRATION_FIELDS } from './portal-forms.ts';

/** The roles that a registration may ask for. The first is had by confirming the e-mail, the others after a review. */
export type RegistrationRole = 'user' | 'charityEventCreator' | 'recyclingPointCreator';

type Fields<Part extends keyof typeof REGISTRATION_FIELDS> = FieldValues<(typeof REGISTRATION_FIELDS)[Part]>;

/** What a person fills in: the roles that they choose, and texts as typed. `tin` is the tax id that the locale asks for. */
export type RegistrationForm = Readonly<
  Record<RegistrationRole, boolean> & Fields<'person'> & Fields<'company'> & Fields<'user'>
>;

/** The roles that a locale's market offers: Kazakhstan has no users. */
export const registrationRoles = (locale: Locale): readonly RegistrationRole[] =>
  LOCALE_INFO[locale].region === 'kazakhstan'
    ? ['charityEventCreator', 'recyclingPointCreator']
    : ['user', 'charityEventCreator', 'recyclingPointCreator'];

/** Whether a choice of roles asks for a company role. */
export const wantsCompanyRole = (
  roles: Pick<RegistrationForm, 'charityEventCreator' | 'recyclingPointCreator'>,
): boolean => roles.charityEventCreator || roles.recyclingPointCreator;

/** A registration as a user. */
export type SignUp = {
  readonly first_name: string;
  readonly email: string;
  readonly password: string;
} & FormEnvelope;

/** A company's request for roles. `phone` is E.164. */
export type CompanyRequest = {
  readonly charityEventCreator: boolean;
  readonly recyclingPointCreator: boolean;
} & Readonly<Fields<'person'> & Fields<'company'>> &
  FormEnvelope;
