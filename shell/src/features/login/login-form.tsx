import { Button, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signInFx } from '../../platform/session/sign-in-model.ts';
import { FailureNote, styles, useTooManyText } from '../account-form/index.ts';
import * as model from './model.ts';
import { useFilledInFields } from './use-filled-in-fields.ts';
import { restoreWanted } from './views.ts';

function useFailureText(failure: model.SignInFailure | null): string | null {
  const { t } = useTranslation();
  const tooMany = useTooManyText();
  if (!failure) return null;
  if (failure.kind === 'too-many') return tooMany(failure);
  return t(failure.kind === 'credentials-error' ? 'login.credentialsError' : 'login.serverError');
}

function Fields() {
  const { t } = useTranslation();
  const [login, password, onLogin, onPassword] = useUnit([
    model.$login,
    model.$password,
    model.loginChanged,
    model.passwordChanged,
  ]);
  return (
    <>
      <TextField
        label={t('login.login')}
        hint={t('login.loginHint')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={login}
        onValueChange={onLogin}
        clearLabel={t('login.clear')}
      />
      <TextField
        label={t('login.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={onPassword}
        showPasswordLabel={t('login.showPassword')}
        hidePasswordLabel={t('login.hidePassword')}
      />
    </>
  );
}

function SubmitButton({ failure }: { readonly failure: model.SignInFailure | null }) {
  const { t } = useTranslation();
  const [canSubmit, pending] = useUnit([model.$canSubmit, signInFx.pending]);
  const label = failure?.kind === 'server-error' ? 'tryAgain' : pending ? 'submitting' : 'submit';
  return (
    <Button type="submit" size="lg" wide loading={pending} disabled={!canSubmit && !pending}>
      {t(`login.${label}`)}
    </Button>
  );
}

/** Login and password; what went wrong stands above the button and is announced. */
export function LoginForm() {
  const { t } = useTranslation();
  const failureId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { failure, onLogin, onPassword, onSubmit, onRestore } = useUnit({
    failure: model.$failure,
    onLogin: model.loginChanged,
    onPassword: model.passwordChanged,
    onSubmit: model.submitted,
    onRestore: restoreWanted,
  });
  const failureText = useFailureText(failure);
  useFilledInFields(form, { username: onLogin, password: onPassword });
  // The password is taken away and with it the button that had the focus.
  useEffect(() => {
    if (failure?.kind === 'credentials-error')
      form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [failure]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={submit}
      aria-describedby={failureText ? failureId : undefined}
    >
      <Fields />
      {failureText && <FailureNote id={failureId} text={failureText} />}
      <div className={styles.actions}>
        <SubmitButton failure={failure} />
        <Button variant="ghost" wide onClick={onRestore}>
          {t('login.restore')}
        </Button>
      </div>
    </form>
  );
}
