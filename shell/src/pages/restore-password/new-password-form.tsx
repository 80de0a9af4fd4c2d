import { useField } from '@ecocircle/app-kit/form';
import { TextField } from '@ecocircle/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../../features/account-form/index.ts';
import { metRules, PASSWORD_RULES, PasswordRules } from '../../features/new-password/index.ts';
import { passwordForm } from './model.ts';

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

/** A new password, its rules, and the password once more. */
function Fields() {
  const { t } = useTranslation();
  const rulesId = useId();
  const { valid: _, ...password } = useField(passwordForm, 'password');
  const { valid: __, ...repeated } = useField(passwordForm, 'repeatedPassword');
  const shared = {
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    showPasswordLabel: t('login.showPassword'),
    hidePasswordLabel: t('login.hidePassword'),
  } as const;
  return (
    <>
      <TextField {...shared} {...password} label={t('setPassword.password')} aria-describedby={rulesId} />
      <div id={rulesId}>
        <PasswordRules password={password.value} />
      </div>
      <p className="visually-hidden" role="status">
        {metRules(password.value).size === PASSWORD_RULES.length && t('setPassword.allMet')}
      </p>
      <TextField {...shared} {...repeated} label={t('setPassword.repeat')} />
    </>
  );
}

/** Asks for a new password, twice. */
export const NewPasswordForm = () => (
  <AccountForm form={passwordForm} texts={TEXTS}>
    <Fields />
  </AccountForm>
);
