import type { DraftService, FieldProblems, Locale } from '@ecocircle/shared-contracts';
import { problemsOf } from '@ecocircle/shared-contracts';
import {
  type RegistrationForm,
  type RegistrationRole,
  registrationRoles,
  registrationSchema,
  wantsCompanyRole,
} from '@ecocircle/shared-contracts/registration';
import { boolean, is, object, string } from 'valibot';
import { formDraftKey } from '../dialogs/index.ts';

/** What a registration consists of: a company's request for roles, and an account of a user. */
export type Part = 'company' | 'account';

/** The name of a field. */
export type FieldName = keyof RegistrationForm;

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

/** What is typed into a password's fields. */
export type Passwords = Pick<RegistrationForm, 'password' | 'repeatedPassword'>;

export const NO_PASSWORDS: Passwords = { password: '', repeatedPassword: '' };

/** The roles that somebody chose of those that their market offers. */
export const chosenRoles = (form: RegistrationForm, locale: Locale): readonly RegistrationRole[] =>
  registrationRoles(locale).filter((role) => form[role]);

/** What has to be sent for the roles that were chosen. */
export const partsOf = (form: RegistrationForm, locale: Locale): readonly Part[] => [
  ...(wantsCompanyRole(form) ? (['company'] as const) : []),
  ...(chosenRoles(form, locale).includes('user') ? (['account'] as const) : []),
];

/** What is wrong with a registration by the rules of its locale. */
export const problemsOfForm = (form: RegistrationForm, locale: Locale): FieldProblems =>
  problemsOf(registrationSchema(locale, form), form);

const DraftSchema = object({
  user: boolean(),
  charityEventCreator: boolean(),
  recyclingPointCreator: boolean(),
  name: string(),
  email: string(),
  phone: string(),
  orgName: string(),
  address: string(),
  tin: string(),
});

const KEY = formDraftKey('registration');

/** What was typed in this tab; null when there is nothing. */
export function readDraft(drafts: DraftService): RegistrationForm | null {
  const draft = drafts.get(KEY);
  return is(DraftSchema, draft) ? { ...EMPTY_FORM, ...draft, ...NO_PASSWORDS } : null;
}

/** Keeps what was typed, but for passwords; an empty form is not worth keeping. */
export function keepDraft(drafts: DraftService, form: RegistrationForm): void {
  const { password: _, repeatedPassword: __, ...kept } = form;
  const isEmpty = Object.values(kept).every((value) => value === '' || value === false);
  if (isEmpty) drafts.remove(KEY);
  else drafts.set(KEY, kept);
}

/** Forgets what was typed. */
export const forgetDraft = (drafts: DraftService): void => drafts.remove(KEY);
