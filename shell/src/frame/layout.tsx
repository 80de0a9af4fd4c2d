import { PageArrival } from '@ecocircle/app-kit/page-arrival';
import { Outlet, useMatches, useNavigation } from '@ecocircle/shared-contracts/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CityChoiceDialog } from '../features/city-choice/index.ts';
import { ConfirmDialog } from '../features/confirm/index.ts';
import { CookieNotice, useCookieNotice, useCookieNoticeWasHere } from '../features/cookie-notice/index.ts';
import { PortalDialogs } from '../features/dialogs/index.ts';
import { LanguageMessage } from '../features/language-message/index.ts';
import { LoginAgain } from '../features/login-again/index.ts';
import { Share } from '../features/share/index.ts';
import { HEADER_END_ID } from '../platform/page/header-end.ts';
import { layoutOf, slotsOf } from '../platform/routing/route-matches.ts';
import { ConnectionStatus } from './connection/connection-status.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { PageLoader } from './loader/page-loader.tsx';
import { Notifications } from './notifications/notifications.tsx';
import { PageHead } from './page-head.tsx';
import { PageStatusContext } from './page-status.ts';
import { PageScroll } from './scroll/page-scroll.tsx';
import { useFramedLinks } from './use-framed-links.ts';
import { useHidesLayoutUi } from './use-hides-layout-ui.ts';

/** Made once: the router tells the layout of each step to another page, and these are told what they need themselves. */
const HEADER = <Header />;
const FOOTER = { full: <Footer small={false} />, small: <Footer small /> } as const;
const COOKIES = <CookieNotice />;
const CONNECTION = <ConnectionStatus />;
const OVER_THE_PAGE = (
  <>
    <Notifications />
    <PortalDialogs />
    <ConfirmDialog />
    <Share />
    <CityChoiceDialog />
    <PageLoader />
    <LoginAgain />
    <PageArrival main="main" />
    <PageScroll />
  </>
);

export function Layout() {
  const { t } = useTranslation();
  const matches = useMatches();
  const { state } = useNavigation();
  const layout = layoutOf(matches);
  const { left: Left, right: Right, top: Top } = slotsOf(matches);
  const [errorStatus, setErrorStatus] = useState<number | null>(null);
  const isBare = useHidesLayoutUi();
  useFramedLinks(isBare);
  const isDocked = useCookieNotice() && !isBare;
  const hasDockLeft = useCookieNoticeWasHere();
  return (
    <div
      className={styles.page}
      data-bare={isBare || undefined}
      data-dock={isDocked || undefined}
      data-dock-left={hasDockLeft || undefined}
    >
      <PageHead matches={matches} layout={layout} errorStatus={errorStatus} />
      {!isBare && (
        <>
          <a className={styles.skip} href="#main">
            {t('skipToContent')}
          </a>
          {COOKIES}
          {HEADER}
        </>
      )}
      <div
        id={HEADER_END_ID}
        className={styles.progress}
        data-active={state !== 'idle' || undefined}
        aria-hidden="true"
      />
      {!isBare && <LanguageMessage placement={layout.languageMessage} />}
      {Top && <Top />}
      <div className={styles.columns}>
        {Left && (
          <aside className={styles.side} data-side="left">
            <Left />
          </aside>
        )}
        <main id="main" className={styles.main} tabIndex={-1} aria-busy={state !== 'idle'}>
          <PageStatusContext value={setErrorStatus}>
            <Outlet />
          </PageStatusContext>
        </main>
        {Right && (
          <aside className={styles.side} data-side="right">
            <Right />
          </aside>
        )}
      </div>
      {layout.footer !== 'none' && !isBare && FOOTER[layout.footer]}
      {!isBare && CONNECTION}
      {OVER_THE_PAGE}
    </div>
  );
}
