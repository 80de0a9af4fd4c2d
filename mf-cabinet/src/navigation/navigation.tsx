import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { afterPaint } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $roles } from '../account/index.ts';
import { draftsNeeded } from '../own-events/index.ts';
import { reportsNeeded } from '../point-reports/index.ts';
import { countsNeeded } from '../points/index.ts';
import { cabinetLinks, currentAt } from './cabinet-links.tsx';
import styles from './navigation.module.css';
import { useCurrentInView } from './use-current-in-view.ts';
import { EventsWaiting, PointsWaiting } from './waiting.tsx';

function Links() {
  const { t } = useTranslation();
  const roles = useUnit($roles);
  const { pathname } = useLocation();
  return (
    <ul className={styles.links}>
      {cabinetLinks(roles).map((link) => (
        <li key={link.key} data-link={link.key}>
          <Link to={link.to} aria-current={currentAt(link, pathname)} className={styles.link}>
            <link.Icon size="sm" />
            <span>{t(`navigation.${link.key}`)}</span>
            {link.key === 'points' && <PointsWaiting />}
            {link.key === 'events' && <EventsWaiting />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The cabinet's links beside the page. */
export function SideNavigation() {
  const { t } = useTranslation();
  return (
    <nav className={styles.side} aria-label={t('navigation.label')}>
      <Links />
    </nav>
  );
}

/** Has what waits for the person counted: points and their reports on the first page, drafts of events on each. */
function useCounts(): void {
  const [roles, needPoints, needReports] = useUnit([$roles, countsNeeded, reportsNeeded]);
  const needDrafts = useUnit(draftsNeeded);
  const runsPoints = roles.includes('recycling-points-creator');
  const runsEvents = roles.includes('charity-events-creator');
  // Behind the paint: the page is what was asked for.
  useEffect(
    () =>
      afterPaint(() => {
        if (runsPoints) needPoints();
        if (runsPoints) needReports();
        if (runsEvents) needDrafts();
      }),
    [runsPoints, runsEvents, needPoints, needReports, needDrafts],
  );
}

/** A page with the same links above it, where there is no room beside it. */
export function NavigatedPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const row = useCurrentInView<HTMLElement>(useLocation().pathname);
  useCounts();
  return (
    <div className={styles.page}>
      <nav ref={row} className={styles.top} aria-label={t('navigation.label')}>
        <Links />
      </nav>
      {children}
    </div>
  );
}
