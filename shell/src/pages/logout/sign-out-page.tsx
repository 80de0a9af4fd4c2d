import { useNavigate } from '@ecocircle/shared-contracts/router';
import { Button, useHydrated } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeTokenFx, signOutRequested } from '../../session/model.ts';
import { useSession } from '../../session/use-session.ts';
import styles from './logout-page.module.css';

/** Asks before logging out; who is not signed in has nothing to leave. */
export function SignOutPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const session = useSession();
  const [signOut, pending] = useUnit([signOutRequested, revokeTokenFx.pending]);
  useEffect(() => {
    if (isHydrated && session.status === 'anonymous') navigate('/logout', { replace: true });
  }, [isHydrated, session, navigate]);
  return (
    <section className={styles.question}>
      <h1>{t('signOut.question')}</h1>
      <p className={styles.text}>{t('signOut.text')}</p>
      <div className={styles.actions}>
        <Button loading={pending} onClick={signOut}>
          {t('signOut.ok')}
        </Button>
        <Button variant="secondary" onClick={() => navigate('/profile')}>
          {t('signOut.cancel')}
        </Button>
      </div>
    </section>
  );
}
