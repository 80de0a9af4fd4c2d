import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Link, NavLink } from '@ecocircle/shared-contracts/router';
import { Logo } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../portal-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MAIN_LINKS } from './main-links.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** The header of every page: brand, main links, language and account; a burger menu from 720 px down. */
export function Header() {
  const { t } = useTranslation();
  const { brand } = LOCALE_INFO[usePortal().locale];
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={t('header.home', { brand })}>
          <Logo brand={brand} />
        </Link>
        <nav className={styles.main} aria-label={t('header.main')}>
          {MAIN_LINKS.map(({ key, to }) => (
            <NavLink key={key} to={to} className={styles.link}>
              {t(`header.${key}`)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <LanguageMenu />
          <AccountMenu />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
