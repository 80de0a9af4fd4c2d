import { Link, useNavigate } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, doorDrawing, useHydrated } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styles } from '../../features/account-form/index.ts';
import { revokeTokenFx, signOutRequested } from '../../platform/session/model.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { AccountPage } from '../account/account-page.tsx';

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
    <AccountPage drawing={doorDrawing}>
      <h1 className={styles.title}>{t('signOut.question')}</h1>
      <p className={styles.lead}>{t('signOut.text')}</p>
      <div className={styles.actions}>
        <Button size="lg" wide loading={pending} onClick={signOut}>
          {t('signOut.ok')}
        </Button>
        <ButtonLink wide variant="ghost" render={<Link to="/profile" />}>
          {t('signOut.cancel')}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
