import type { ISchema } from 'yup';
import { type EmailChange, OLD_PASSWORD_LIMIT, type PasswordChange } from '../forms/account-forms.ts';
import { EmailSchema, PasswordSchema } from './field-rules.ts';
import { broken } from './problems.ts';
import { strictObject, text } from './strict.ts';

/** A password that is compared with that of the account: any text that may be one. */
export const OldPasswordSchema = text()
  .typeError(broken('required'))
  .required(broken('required'))
  .max(OLD_PASSWORD_LIMIT, broken('maxLength', { max: OLD_PASSWORD_LIMIT }));

/** The body of a change of the password. A wrong old one is the problem `wrongPassword` of its field. */
export const PasswordChangeSchema: ISchema<PasswordChange> = strictObject({
  oldPassword: OldPasswordSchema,
  password: PasswordSchema,
});

/** The body of the deletion of the account. */
export const AccountDeletionSchema = strictObject({ password: OldPasswordSchema });

/** The body of a change of the e-mail. It is answered alike whether or not the address has an account. */
export const EmailChangeSchema: ISchema<EmailChange> = strictObject({
  email: EmailSchema,
  password: OldPasswordSchema,
});
