import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import type { SiteLink } from '../site-links.ts';
import styles from './menu.module.css';

const bare = (path: string): string => path.replace(/(.)\/$/, '$1');

export function PageLinks(props: {
  readonly links: readonly SiteLink[];
  readonly texts: 'header' | 'footer';
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ul className={styles.list}>
      {props.links.map(({ key, to }) => (
        <li key={key}>
          <Link
            className={styles.link}
            to={to}
            aria-current={bare(to) === bare(pathname) ? 'page' : undefined}
          >
            {t(`${props.texts}.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
