import { useField } from '@ecocircle/app-kit/form';
import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { useNavigate } from '@ecocircle/shared-contracts/router';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
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

interface QuestionProps {
  readonly onKeep: () => void;
}

/** The field for the password has the focus: the button that was pressed is gone. */
function Question({ onKeep }: QuestionProps) {
  const { t } = useWording();
  const place = useRef<HTMLDivElement>(null);
  const field = useField(deletionForm, 'password');
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <SettingsForm
        form={deletionForm}
        submit={t('account.deletion.submit')}
        danger
        cancel={
          <Button variant="ghost" onClick={onKeep}>
            {t('account.deletion.keep')}
          </Button>
        }
      >
        <PasswordField
          {...field}
          label={t('account.password.now')}
          hint={t('account.deletion.hint')}
          autoComplete="current-password"
        />
      </SettingsForm>
    </div>
  );
}

/** Asks twice: a press shows the field for the password, another one deletes. */
export function DeleteAccount() {
  const { t } = useWording();
  const change = useUnit(deletionForm.changed);
  const [step, setStep] = useState<'begin' | 'asked' | 'kept'>('begin');
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'kept') begin.current?.focus();
  }, [step]);
  const keep = () => {
    change({ path: 'password', value: '' });
    setStep('kept');
  };
  if (step === 'asked') return <Question onKeep={keep} />;
  return (
    <Button ref={begin} variant="secondary" onClick={() => setStep('asked')}>
      {t('account.deletion.begin')}
    </Button>
  );
}
