import { useField } from '@ecocircle/app-kit/form';
import { ArrowLeftIcon, Button, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../account-form/index.ts';
import { restoreForm } from './restore-model.ts';
import { loginWanted } from './views.ts';

const TEXTS = {
  'unknown-email': 'restore.unknownEmail',
  failed: 'restore.serverError',
  submit: 'restore.submit',
  sending: 'restore.submit',
  tryAgain: 'restore.tryAgain',
} as const;

/** Asks for the e-mail that gets the link to set a password. */
export function RestoreForm() {
  const { t } = useTranslation();
  const back = useUnit(loginWanted);
  const { valid: _, ...email } = useField(restoreForm, 'email');
  return (
    <AccountForm
      form={restoreForm}
      texts={TEXTS}
      waits
      more={
        <Button variant="ghost" wide icon={<ArrowLeftIcon size="sm" />} onClick={back}>
          {t('restore.back')}
        </Button>
      }
    >
      <TextField
        {...email}
        label={t('restore.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        clearLabel={t('login.clear')}
      />
    </AccountForm>
  );
}
