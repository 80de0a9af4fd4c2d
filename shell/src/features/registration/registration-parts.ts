import {
  type Locale,
  type RegistrationForm,
  type RegistrationRole,
  registrationRoles,
  wantsCompanyRole,
} from '@ecocircle/shared-contracts';

/** What a registration consists of: a company's request for roles, and an account of a user. */
export type Part = 'company' | 'account';

/** A registration as it starts. */
export const EMPTY_FORM: RegistrationForm = {
  user: false,
  charityEventCreator: false,
  recyclingPointCreator: false,
  name: '',
  email: '',
  phone: '',
  orgName: '',
  address: '',
  tin: '',
  password: '',
  repeatedPassword: '',
};

/** The part that a role asks for. */
export const partOf = (role: RegistrationRole): Part => (role === 'user' ? 'account' : 'company');

/** What has to be sent for the roles that were chosen of those that the market offers. */
export const partsOf = (form: RegistrationForm, locale: Locale): readonly Part[] => [
  ...(wantsCompanyRole(form) ? (['company'] as const) : []),
  ...(form.user && registrationRoles(locale).includes('user') ? (['account'] as const) : []),
];
