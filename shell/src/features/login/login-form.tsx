import { useField } from '@ecocircle/app-kit/form';
import { Button, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../account-form/index.ts';
import { loginForm } from './model.ts';
import { restoreWanted } from './views.ts';

const TEXTS = {
  'credentials-error': 'login.credentialsError',
  failed: 'login.serverError',
  submit: 'login.submit',
  sending: 'login.submitting',
  tryAgain: 'login.tryAgain',
} as const;

function Fields() {
  const { t } = useTranslation();
  // Nothing is called wrong before it is sent.
  const { error: _, valid: __, ...username } = useField(loginForm, 'username');
  const { error: ___, valid: ____, ...password } = useField(loginForm, 'password');
  return (
    <>
      <TextField
        {...username}
        label={t('login.login')}
        hint={t('login.loginHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        clearLabel={t('login.clear')}
      />
      <TextField
        {...password}
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        showPasswordLabel={t('login.showPassword')}
        hidePasswordLabel={t('login.hidePassword')}
      />
    </>
  );
}

/** Login and password; what went wrong stands above the button. */
export function LoginForm() {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [outcome, restore] = useUnit([loginForm.$outcome, restoreWanted]);
  const answer = outcome?.answers.all;
  // The password is taken away and with it the button that had the focus.
  useEffect(() => {
    if (answer?.kind === 'refused') place.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [answer]);
  return (
    <div ref={place}>
      <AccountForm
        form={loginForm}
        texts={TEXTS}
        waits
        more={
          <Button variant="ghost" wide onClick={restore}>
            {t('login.restore')}
          </Button>
        }
      >
        <Fields />
      </AccountForm>
    </div>
  );
}
