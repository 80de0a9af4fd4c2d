import { GOOGLE_SIGN_IN } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { GoogleMark } from './google-mark.tsx';
import styles from './google-sign-in.module.css';

interface GoogleSignInProps {
  /** For pages that must stay as they are: their session follows that of the new tab. */
  readonly newTab?: boolean;
}

/**
 * The way in through Google, where it is offered; nothing elsewhere. A plain link: the server begins the sign-in and
 * leads to Google.
 */
export function GoogleSignIn({ newTab = false }: GoogleSignInProps) {
  const { t } = useTranslation();
  if (!usePortal().googleSignIn) return null;
  return (
    <div className={styles.way}>
      <p className={styles.or}>{t('google.or')}</p>
      <a className={styles.link} href={GOOGLE_SIGN_IN.start} target={newTab ? '_blank' : undefined}>
        <GoogleMark />
        <span>
          {t('google.signIn')} {newTab && <span className="visually-hidden">{t('share.newTab')}</span>}
        </span>
      </a>
    </div>
  );
}
