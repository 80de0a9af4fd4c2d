import { useField } from '@ecocircle/app-kit/form';
import { FACTOR_DIGITS } from '@ecocircle/shared-contracts';
import { Button, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { DeskForm, FirstField } from '../forms/index.ts';
import { LonePage } from '../frame/lone-page.tsx';
import { begunAgain } from '../session/index.ts';
import { codeForm, passwordForm } from './model.ts';

function PasswordFields() {
  const { t } = useTranslation();
  const { error: _, valid: __, ...username } = useField(passwordForm, 'username');
  const { error: ___, valid: ____, ...password } = useField(passwordForm, 'password');
  return (
    <>
      <TextField
        {...username}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...password}
        label={t('signIn.password')}
        type="password"
        autoComplete="current-password"
        showPasswordLabel={t('signIn.showPassword')}
        hidePasswordLabel={t('signIn.hidePassword')}
      />
    </>
  );
}

function CodeField() {
  const { t } = useTranslation();
  const { error: _, valid: __, ...code } = useField(codeForm, 'code');
  return (
    <TextField
      {...code}
      label={t('signIn.code')}
      hint={t('signIn.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      // Apps show the code in two groups, and it is pasted so.
      maxLength={FACTOR_DIGITS + 1}
    />
  );
}

function PasswordStep() {
  const { t } = useTranslation();
  return (
    <DeskForm
      form={passwordForm}
      submit={t('signIn.next')}
      refusals={{ 'wrong-credentials': t('signIn.wrongCredentials') }}
    >
      <PasswordFields />
    </DeskForm>
  );
}

function CodeStep() {
  const { t } = useTranslation();
  const back = useUnit(begunAgain);
  return (
    <DeskForm
      form={codeForm}
      submit={t('signIn.signIn')}
      refusals={{
        'wrong-code': t('signIn.wrongCode'),
        'code-used': t('signIn.codeUsed'),
        'sign-in-again': t('signIn.tooLate'),
      }}
      more={
        <Button variant="ghost" wide onClick={() => back()}>
          {t('signIn.back')}
        </Button>
      }
    >
      <CodeField />
    </DeskForm>
  );
}

/** Signing in: the password, then the code of the second factor. Each step begins in its first field. */
export function SignInPage({ step }: { readonly step: 'password' | 'code' }) {
  const { t } = useTranslation();
  return (
    <LonePage title={t('signIn.title')} lead={t(step === 'password' ? 'signIn.lead' : 'signIn.codeLead')}>
      <FirstField of={step}>{step === 'password' ? <PasswordStep /> : <CodeStep />}</FirstField>
    </LonePage>
  );
}
