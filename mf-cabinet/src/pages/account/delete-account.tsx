import { useField } from '@ecocircle/app-kit/form';
import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { useNavigate } from '@ecocircle/shared-contracts/router';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { deletionForm } from './leaving.ts';
import { PasswordField } from './password-field.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Says that the account is gone, on the home page. Called where the page goes on without a person. */
export function useGoodbye(): void {
  const { t } = useWording();
  const { notifications } = useServices();
  const navigate = useNavigate();
  const isDone = useUnit(deletionForm.$outcome)?.isDone === true;
  useEffect(() => {
    if (!isDone) return;
    notifications.show({ kind: 'success', title: t('account.deletion.done'), timeout: 0 });
    navigate('/');
  }, [isDone, notifications, navigate, t]);
}

/** Asks twice: a press shows the field for the password, another one deletes. */
export function DeleteAccount() {
  const { t } = useWording();
  const [isAsked, setAsked] = useState(false);
  const field = useField(deletionForm, 'password');
  if (!isAsked)
    return (
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('account.deletion.begin')}
      </Button>
    );
  return (
    <SettingsForm form={deletionForm} submit={t('account.deletion.submit')} danger>
      <PasswordField
        {...field}
        label={t('account.password.now')}
        hint={t('account.deletion.hint')}
        autoComplete="current-password"
      />
    </SettingsForm>
  );
}
