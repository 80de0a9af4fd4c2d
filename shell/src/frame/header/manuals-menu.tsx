import { NavLink, useLocation } from '@ecocircle/shared-contracts/router';
import { DisclosureMenu } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SiteLink } from '../site-links.ts';
import styles from './header.module.css';

export function ManualsMenu({ links }: { readonly links: readonly SiteLink[] }) {
  const { t } = useTranslation();
  const { key: visit } = useLocation();
  return (
    <DisclosureMenu button={t('header.manuals')} buttonClassName={styles.link} closeOn={visit}>
      <ul className={styles.list}>
        {links.map(({ key, to }) => (
          <li key={key}>
            <NavLink className={styles.item} to={to}>
              {t(`header.${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}
