import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** The login page; who is signed in goes on to the cabinet. */
export function LoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'authenticated';
  useEffect(() => {
    if (isSignedIn) navigate('/profile', { replace: true });
  }, [isSignedIn, navigate]);
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1 className={styles.title}>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
        <LoginForm />
        <noscript>
          <p className={styles.noscript}>{t('login.noScript')}</p>
        </noscript>
      </section>
    </div>
  );
}
