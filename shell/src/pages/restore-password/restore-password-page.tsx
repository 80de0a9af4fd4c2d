import { useParams } from '@ecocircle/shared-contracts/router';
import {
  batteryDrawing,
  type DrawingSource,
  doorDrawing,
  keyDrawing,
  lostDrawing,
  offlineDrawing,
  Spinner,
} from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styles } from '../../features/account-form/index.ts';
import { AccountPage } from '../account/account-page.tsx';
import type { LinkAnswer } from '../mailed-link/show-link.ts';
import { PasswordSet, SpentLink, UncheckedLink } from './link-message.tsx';
import * as model from './model.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const DRAWINGS: Readonly<Partial<Record<LinkAnswer['kind'], DrawingSource>>> = {
  used: doorDrawing,
  expired: batteryDrawing,
  unknown: lostDrawing,
  'server-error': offlineDrawing,
  'too-many': batteryDrawing,
};

function Choice({ isChecked }: { readonly isChecked: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className={styles.title}>{t('setPassword.title')}</h1>
      <p className={styles.lead}>{t('setPassword.lead')}</p>
      {isChecked ? (
        <NewPasswordForm />
      ) : (
        <p className={styles.checking}>
          <Spinner label={t('mailedLink.checking')} />
        </p>
      )}
    </>
  );
}

function Shown({ link }: { readonly link: LinkAnswer | null }) {
  switch (link?.kind) {
    case 'used':
    case 'expired':
    case 'unknown':
      return <SpentLink state={link.kind} />;
    case 'server-error':
      return <UncheckedLink tooMany={null} />;
    case 'too-many':
      return <UncheckedLink tooMany={link} />;
    default:
      return <Choice isChecked={link !== null} />;
  }
}

/** The page of a mailed link that sets a password: the first one of an account, or a new one. */
export function RestorePasswordPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { $link, passwordForm, linkOpened, pageLeft } = model;
  const [link, stage, open, leave] = useUnit([$link, passwordForm.$stage, linkOpened, pageLeft]);
  const isDone = stage === 'outcome';
  useEffect(() => {
    open(token);
    return leave;
  }, [open, leave, token]);
  const drawing = isDone ? doorDrawing : ((link && DRAWINGS[link.kind]) ?? keyDrawing);
  return (
    <AccountPage drawing={drawing} noScript={t('setPassword.noScript')}>
      {isDone ? <PasswordSet /> : <Shown link={link} />}
    </AccountPage>
  );
}
