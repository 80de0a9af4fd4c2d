import { AlertCircleIcon, Button, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { signInFx } from '../../session/model.ts';
import styles from './login-page.module.css';
import {
  $canSubmit,
  $failure,
  $login,
  $password,
  loginChanged,
  passwordChanged,
  submitted,
} from './model.ts';

/** Login and password; what went wrong stands above the button and is announced. */
export function LoginForm() {
  const { t } = useTranslation();
  const failureId = useId();
  const { login, password, canSubmit, failure, pending, onLogin, onPassword, onSubmit } = useUnit({
    login: $login,
    password: $password,
    canSubmit: $canSubmit,
    failure: $failure,
    pending: signInFx.pending,
    onLogin: loginChanged,
    onPassword: passwordChanged,
    onSubmit: submitted,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-describedby={failure ? failureId : undefined}>
      <TextField
        label={t('login.login')}
        hint={t('login.loginHint')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
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
      {failure && (
        <p className={styles.failure} id={failureId} role="alert">
          <AlertCircleIcon size="sm" />
          {t(failure === 'credentials-error' ? 'login.credentialsError' : 'login.serverError')}
        </p>
      )}
      <Button type="submit" size="lg" wide loading={pending} disabled={!canSubmit && !pending}>
        {t(failure === 'server-error' ? 'login.tryAgain' : pending ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  );
}
