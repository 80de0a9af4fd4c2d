import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { Button, Link } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { usePortal, useRegionLinks } from '../../platform/page/portal-context.tsx';
import styles from './cookie-notice.module.css';
import { $areCookiesNoted, cookiesNoted } from './model.ts';

/** Whether the notice is shown. */
export function useCookieNotice(): boolean {
  const areNoted = useUnit($areCookiesNoted);
  return usePortal().notices.cookies && !areNoted;
}

/**
 * Tells of cookies, at the lower edge of the window. It stands at the end of the page and takes its room there, so
 * that it covers neither the footer's last line nor what has the focus.
 */
export function CookieNotice() {
  const { t } = useTranslation();
  const note = useUnit(cookiesNoted);
  const { legal } = useRegionLinks();
  if (!useCookieNotice()) return null;
  const details = legal.includes('cookies') ? '/cookies' : '/privacy-policy';
  return (
    <section className={styles.notice} data-screen-only aria-label={t('cookieNotice.label')}>
      <p className={styles.text}>
        {t('cookieNotice.text')} <Link render={<RouterLink to={details} />}>{t('cookieNotice.details')}</Link>
      </p>
      <Button size="sm" className={styles.ok} onClick={() => note()}>
        {t('cookieNotice.ok')}
      </Button>
    </section>
  );
}
