import { useField } from '@ecocircle/app-kit/form';
import { FACTOR_DIGITS } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Skeleton, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Told } from '../acts/index.ts';
import { DeskForm } from '../forms/index.ts';
import { LonePage } from '../frame/lone-page.tsx';
import { $setUp, linkOpened, type Offer, setUpForm } from './model.ts';
import { QrCode } from './qr-code.tsx';
import styles from './set-up-page.module.css';

function Fields() {
  const { t } = useTranslation();
  const password = useField(setUpForm, 'password');
  const { error: _, valid: __, ...code } = useField(setUpForm, 'code');
  return (
    <>
      <TextField
        {...password}
        label={t('setUp.password')}
        hint={t('setUp.passwordHint')}
        type="password"
        autoComplete="new-password"
        showPasswordLabel={t('signIn.showPassword')}
        hidePasswordLabel={t('signIn.hidePassword')}
      />
      <TextField
        {...code}
        label={t('signIn.code')}
        hint={t('signIn.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={FACTOR_DIGITS + 1}
      />
    </>
  );
}

function Offered({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <p>{t('setUp.scan')}</p>
          <QrCode text={offer.uri} label={t('setUp.qrCode')} />
          <p className={styles.secret}>
            {t('setUp.orType')} <code>{offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </li>
        <li>{t('setUp.choose', { email: offer.email })}</li>
      </ol>
      <DeskForm
        form={setUpForm}
        submit={t('setUp.submit')}
        refusals={{ 'wrong-code': t('signIn.wrongCode'), 'link-unknown': t('setUp.gone') }}
      >
        {/* Password managers store the new password under it. */}
        <input
          className="visually-hidden"
          aria-label={t('signIn.email')}
          tabIndex={-1}
          readOnly
          autoComplete="username"
          value={offer.email}
        />
        <Fields />
      </DeskForm>
    </>
  );
}

function Shown() {
  const { t } = useTranslation();
  const state = useUnit($setUp);
  if (state.kind === 'offered') return <Offered offer={state.offer} />;
  if (state.kind === 'loading') return <Skeleton lines={6} />;
  if (state.kind === 'done')
    return (
      <Told of="done">
        <p>
          {t('setUp.done')} <Link to="/">{t('signIn.title')}</Link>
        </p>
      </Told>
    );
  return <p role="alert">{t(state.kind === 'gone' ? 'setUp.gone' : 'forms.failed')}</p>;
}

/** Sets password and second factor by the link of a new or renewed account. */
export function SetUpPage() {
  const { t } = useTranslation();
  const open = useUnit(linkOpened);
  useEffect(() => {
    open(location.hash.slice(1));
  }, [open]);
  return (
    <LonePage title={t('setUp.title')} lead={t('setUp.lead')}>
      <Shown />
    </LonePage>
  );
}
