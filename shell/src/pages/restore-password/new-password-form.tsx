import { AccountForm } from '../../features/account-form/index.ts';
import { passwordForm } from './model.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** What became of the link is told in the form's place. */
const TEXTS = {
  used: 'mailedLink.password.used.title',
  expired: 'mailedLink.password.expired.title',
  unknown: 'mailedLink.password.unknown.title',
  failed: 'setPassword.serverError',
  submit: 'setPassword.submit',
  sending: 'setPassword.saving',
  tryAgain: 'setPassword.tryAgain',
} as const;

/** Asks for a new password, twice. */
export const NewPasswordForm = () => (
  <AccountForm form={passwordForm} texts={TEXTS}>
    <NewPasswordFields />
  </AccountForm>
);
