import { useParams } from '@ecocircle/shared-contracts/router';
import {
  batteryDrawing,
  type DrawingSource,
  doorDrawing,
  keyDrawing,
  offlineDrawing,
  Spinner,
} from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styles } from '../../features/account-form/index.ts';
import { AccountPage } from '../account/account-page.tsx';
import type { LinkAnswer } from '../mailed-link/show-link.ts';
import { SPENT_DRAWINGS, SpentLink } from '../mailed-link/spent-link.tsx';
import { PasswordSet, UncheckedLink } from './link-message.tsx';
import * as model from './model.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const WAYS_ON = [
  { key: 'newLink', to: '/profile/login?restore-password' },
  { key: 'logIn', to: '/profile/login' },
];

function drawingOf(link: LinkAnswer | null): DrawingSource {
  if (link?.kind === 'refused') return SPENT_DRAWINGS[link.reason];
  if (link?.kind === 'failed') return offlineDrawing;
  return link?.kind === 'too-many' ? batteryDrawing : keyDrawing;
}

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
  if (link?.kind === 'refused') return <SpentLink purpose="password" state={link.reason} ways={WAYS_ON} />;
  if (link?.kind === 'failed') return <UncheckedLink tooMany={null} />;
  if (link?.kind === 'too-many') return <UncheckedLink tooMany={link} />;
  return <Choice isChecked={link !== null} />;
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
  return (
    <AccountPage drawing={isDone ? doorDrawing : drawingOf(link)} noScript={t('setPassword.noScript')}>
      {isDone ? <PasswordSet /> : <Shown link={link} />}
    </AccountPage>
  );
}
