import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote, styles, useTooManyText } from '../../features/account-form/index.ts';
import * as model from './model.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

function Failure() {
  const { t } = useTranslation();
  const tooMany = useTooManyText();
  const answer = useUnit(model.$answer);
  if (answer?.kind === 'too-many') return <FailureNote text={tooMany(answer)} />;
  return answer?.kind === 'server-error' && <FailureNote text={t('setPassword.serverError')} />;
}

function SubmitButton() {
  const { t } = useTranslation();
  const [answer, pending] = useUnit([model.$answer, model.setPasswordFx.pending]);
  const label = answer?.kind === 'server-error' ? 'tryAgain' : pending ? 'saving' : 'submit';
  return (
    <Button type="submit" size="lg" wide loading={pending}>
      {t(`setPassword.${label}`)}
    </Button>
  );
}

/** Asks for a new password, twice. A refused submit goes to the first field that is wrong. */
export function NewPasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const { values, problems, isRefused, onChange, onSubmit } = useUnit({
    values: model.$values,
    problems: model.$problems,
    isRefused: model.$isRefused,
    onChange: model.passwordChanged,
    onSubmit: model.submitted,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
    const wrong = problems.password ? 'password' : problems.repeatedPassword && 'repeatedPassword';
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <NewPasswordFields
        values={values}
        problems={problems}
        areProblemsShown={isRefused}
        onChange={onChange}
      />
      <Failure />
      <SubmitButton />
    </form>
  );
}
