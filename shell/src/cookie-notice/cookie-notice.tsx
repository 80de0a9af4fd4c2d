import { LOCALE_INFO, REGION_LINKS } from '@ecocircle/shared-contracts';
import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { Button, Link } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal-context.tsx';
import styles from './cookie-notice.module.css';
import { $areCookiesNoted, cookiesNoted } from './model.ts';

/**
 * Tells of cookies, at the lower edge of the window. It stands at the end of the page and takes its room there, so
 * that it covers neither the footer's last line nor what has the focus.
 */
export function CookieNotice() {
  const { t } = useTranslation();
  const { notices, locale } = usePortal();
  const [areNoted, note] = useUnit([$areCookiesNoted, cookiesNoted]);
  if (!notices.cookies || areNoted) return null;
  const { legal } = REGION_LINKS[LOCALE_INFO[locale].region];
  const details = legal.includes('cookies') ? '/cookies' : '/privacy-policy';
  return (
    <section className={styles.notice} data-dock aria-label={t('cookieNotice.label')}>
      <p className={styles.text}>
        {t('cookieNotice.text')} <Link render={<RouterLink to={details} />}>{t('cookieNotice.details')}</Link>
      </p>
      <Button size="sm" className={styles.ok} onClick={() => note()}>
        {t('cookieNotice.ok')}
      </Button>
    </section>
  );
}
