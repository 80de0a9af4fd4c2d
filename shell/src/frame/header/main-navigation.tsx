import { Link, NavLink } from '@ecocircle/shared-contracts/router';
import { ExternalIcon } from '@ecocircle/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegionLinks } from '../../platform/page/portal-context.tsx';
import { MAIN_LINKS, MANUAL_LINKS, type SiteLink } from '../site-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './header.module.css';
import { ManualsMenu } from './manuals-menu.tsx';
import { MoreButton } from './menu-buttons.tsx';
import { useRowFit } from './use-row-fit.ts';

/** Links in the order in which they stay: the last are the first to go. */
function useNavigationItems() {
  const { t } = useTranslation();
  const { outside } = useRegionLinks();
  const existing = useExistingPages();
  const pages = existing<SiteLink>(MAIN_LINKS);
  const manuals = existing<SiteLink>(MANUAL_LINKS);
  return [
    ...pages.map(({ key, to }) => ({
      key,
      // A part of a page is not the page that somebody is on.
      item: to.includes('#') ? (
        <Link to={to} className={styles.link}>
          {t(`header.${key}`)}
        </Link>
      ) : (
        <NavLink to={to} className={styles.link}>
          {t(`header.${key}`)}
        </NavLink>
      ),
    })),
    ...(manuals.length > 0 ? [{ key: 'manuals', item: <ManualsMenu links={manuals} /> }] : []),
    ...outside.map(({ id, href }) => ({
      key: id,
      item: (
        <a
          className={styles.link}
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={t('opensInNewTab', { name: t(`header.${id}`) })}
        >
          {t(`header.${id}`)}
          <ExternalIcon size="xsm" />
        </a>
      ),
    })),
  ];
}

export function MainNavigation() {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  const items = useNavigationItems();
  const fit = useRowFit(row);
  return (
    <nav className={styles.main} aria-label={t('header.main')}>
      <ul ref={row} className={styles.row}>
        {items.map(({ key, item }, index) => (
          <li key={key} data-left-out={(fit && index >= fit.count) || undefined}>
            {item}
          </li>
        ))}
      </ul>
      {fit && fit.count < items.length && <MoreButton after={fit.end} isAll={fit.count === 0} />}
    </nav>
  );
}
