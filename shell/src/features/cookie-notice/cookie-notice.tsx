import { Link as RouterLink, useLocation } from '@ecocircle/shared-contracts/router';
import { Button, Link } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal, useRegionLinks } from '../../platform/page/portal-context.tsx';
import { useLanguageOffer } from '../language-message/index.ts';
import styles from './cookie-notice.module.css';
import { $areCookiesNoted, $cookiesPassedOn, cookiesNoted, cookiesPassed } from './model.ts';

/** Pixels after which who scrolls has gone on. */
const GONE_ON = 200;

/** Whether the notice is shown: behind the offer of a language, since one notice is enough at a time. */
export function useCookieNotice(): boolean {
  const areNoted = useUnit($areCookiesNoted);
  const isOffered = useLanguageOffer() !== null;
  return usePortal().notices.cookies && !areNoted && !isOffered;
}

/** Whether the notice left this page while somebody scrolled. */
export function useCookieNoticeWasHere(): boolean {
  return useLocation().pathname === useUnit($cookiesPassedOn);
}

/** Whoever scrolls on leaves the notice, until the next page load: only cookies that the site needs are set. */
function useLeftByScrolling(isShown: boolean): void {
  const leave = useUnit(cookiesPassed);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isShown) return undefined;
    const from = window.scrollY;
    const look = () => Math.abs(window.scrollY - from) > GONE_ON && leave(pathname);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isShown, leave, pathname]);
}

/**
 * Tells of cookies, at the lower edge of the window, for which the layout keeps room at the end of the page: it covers
 * neither the footer's last line nor what has the focus. Keys come to it first.
 */
export function CookieNotice() {
  const { t } = useTranslation();
  const note = useUnit(cookiesNoted);
  const { legal } = useRegionLinks();
  const isShown = useCookieNotice();
  useLeftByScrolling(isShown);
  if (!isShown) return null;
  const details = legal.includes('cookies') ? '/cookies' : '/privacy-policy#cookies';
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
