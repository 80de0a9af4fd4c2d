import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../portal-context.tsx';
import { pathAfterLogin } from '../../session/return-path.ts';
import { useSession } from '../../session/use-session.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** The login page; who is signed in goes on to the page that was asked for. */
export function LoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const page = usePortal();
  const session = useSession();
  useEffect(() => {
    if (session.status === 'authenticated')
      navigate(pathAfterLogin(page, session.user.roles), { replace: true });
  }, [page, session, navigate]);
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
