import { problemText } from '@ecocircle/shared-contracts';
import { ArrowLeftIcon, Button, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote, styles, useTooManyText } from '../account-form/index.ts';
import type { RestoreFailure } from './request-restore.ts';
import * as model from './restore-model.ts';
import { loginWanted } from './views.ts';

const FAILURE_TEXTS = {
  'unknown-email': 'restore.unknownEmail',
  'server-error': 'restore.serverError',
} as const;

function useFailureText(failure: RestoreFailure | null): string | null {
  const { t } = useTranslation();
  const tooMany = useTooManyText();
  if (!failure) return null;
  return failure.kind === 'too-many' ? tooMany(failure) : t(FAILURE_TEXTS[failure.kind]);
}

function EmailField() {
  const { t, i18n } = useTranslation();
  const [email, problem, onEmail] = useUnit([model.$email, model.$problem, model.emailChanged]);
  return (
    <TextField
      label={t('restore.email')}
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      value={email}
      onValueChange={onEmail}
      error={problem && problemText(i18n, problem)}
      clearLabel={t('login.clear')}
    />
  );
}

/** Asks for the e-mail that gets the link to set a password. */
export function RestoreForm() {
  const { t } = useTranslation();
  const failureId = useId();
  const { problem, failure, pending, onSubmit, onBack } = useUnit({
    problem: model.$problem,
    failure: model.$failure,
    pending: model.requestRestoreFx.pending,
    onSubmit: model.submitted,
    onBack: loginWanted,
  });
  const failureText = useFailureText(failure);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-describedby={failureText ? failureId : undefined}
    >
      <EmailField />
      {failureText && <FailureNote id={failureId} text={failureText} />}
      <div className={styles.actions}>
        <Button type="submit" size="lg" wide loading={pending} disabled={problem !== null}>
          {t(failure?.kind === 'server-error' ? 'restore.tryAgain' : 'restore.submit')}
        </Button>
        <Button variant="ghost" wide icon={<ArrowLeftIcon size="sm" />} onClick={onBack}>
          {t('restore.back')}
        </Button>
      </div>
    </form>
  );
}
