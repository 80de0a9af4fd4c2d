import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../../features/account-form/index.ts';
import type { SpentLinkState } from '../mailed-link/show-link.ts';
import { passwordForm } from './model.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** What became of the link is told in the form's place. */
const TEXTS: Readonly<Record<SpentLinkState | 'failed', string>> = {
  used: 'mailedLink.password.used.title',
  expired: 'mailedLink.password.expired.title',
  unknown: 'mailedLink.password.unknown.title',
  failed: 'setPassword.serverError',
};

/** Asks for a new password, twice. */
export function NewPasswordForm() {
  const { t } = useTranslation();
  const [stage, outcome] = useUnit([passwordForm.$stage, passwordForm.$outcome]);
  const isSending = stage === 'sending';
  const hasFailed = outcome?.answers.all?.kind === 'failed';
  return (
    <AccountForm
      form={passwordForm}
      outcome={outcome}
      texts={TEXTS}
      actions={
        <Button type="submit" size="lg" wide loading={isSending}>
          {t(`setPassword.${hasFailed ? 'tryAgain' : isSending ? 'saving' : 'submit'}`)}
        </Button>
      }
    >
      <NewPasswordFields />
    </AccountForm>
  );
}
