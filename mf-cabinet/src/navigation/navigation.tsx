import { NavLink, useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $roles } from '../account/index.ts';
import { draftsNeeded } from '../own-events/index.ts';
import { reportsNeeded } from '../point-reports/index.ts';
import { countsNeeded } from '../points/index.ts';
import { cabinetLinks } from './cabinet-links.tsx';
import styles from './navigation.module.css';
import { useCurrentInView } from './use-current-in-view.ts';
import { EventsWaiting, PointsWaiting } from './waiting.tsx';

function Links() {
  const { t } = useTranslation();
  const roles = useUnit($roles);
  return (
    <ul className={styles.links}>
      {cabinetLinks(roles).map(({ key, to, Icon }) => (
        <li key={key} data-link={key}>
          <NavLink to={to} end className={styles.link}>
            <Icon size="sm" />
            <span>{t(`navigation.${key}`)}</span>
            {key === 'points' && <PointsWaiting />}
            {key === 'events' && <EventsWaiting />}
          </NavLink>
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
  useEffect(() => {
    if (!runsPoints) return;
    needPoints();
    needReports();
  }, [runsPoints, needPoints, needReports]);
  useEffect(() => {
    if (runsEvents) needDrafts();
  }, [runsEvents, needDrafts]);
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
