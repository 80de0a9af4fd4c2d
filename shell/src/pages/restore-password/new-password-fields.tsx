import { type FieldProblems, problemText } from '@ecocircle/shared-contracts';
import { TextField } from '@ecocircle/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { metRules, PASSWORD_RULES, PasswordRules } from '../../features/new-password/index.ts';
import type { NewPassword } from './new-password.ts';

interface NewPasswordFieldsProps {
  readonly values: NewPassword;
  readonly problems: FieldProblems;
  /** Shows what is wrong also in fields that were not left yet. */
  readonly areProblemsShown: boolean;
  readonly onChange: (change: Partial<NewPassword>) => void;
}

/** A new password, its rules, and the password once more. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { values, problems, areProblemsShown, onChange } = props;
  const { t, i18n } = useTranslation();
  const rulesId = useId();
  const shared = (name: keyof NewPassword) => ({
    name,
    type: 'password' as const,
    autoComplete: 'new-password',
    required: true,
    value: values[name],
    onValueChange: (value: string) => onChange({ [name]: value }),
    error: problems[name] && problemText(i18n, problems[name]),
    errorShown: areProblemsShown,
    showPasswordLabel: t('login.showPassword'),
    hidePasswordLabel: t('login.hidePassword'),
  });
  return (
    <>
      <TextField {...shared('password')} label={t('setPassword.password')} aria-describedby={rulesId} />
      <div id={rulesId}>
        <PasswordRules password={values.password} />
      </div>
      <p className="visually-hidden" role="status">
        {metRules(values.password).size === PASSWORD_RULES.length && t('setPassword.allMet')}
      </p>
      <TextField {...shared('repeatedPassword')} label={t('setPassword.repeat')} />
    </>
  );
}
