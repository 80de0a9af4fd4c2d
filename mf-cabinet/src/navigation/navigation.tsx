import { NavLink, useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $roles } from '../account/index.ts';
import { countsNeeded } from '../points/index.ts';
import { cabinetLinks } from './cabinet-links.tsx';
import styles from './navigation.module.css';
import { PointsWaiting } from './points-waiting.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

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

/** Has the points counted for whoever runs some, on the first page that they open. */
function useCounts(): void {
  const [roles, need] = useUnit([$roles, countsNeeded]);
  const runsPoints = roles.includes('recycling-points-creator');
  useEffect(() => {
    if (runsPoints) need();
  }, [runsPoints, need]);
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
