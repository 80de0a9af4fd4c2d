import { Link } from '@ecocircle/shared-contracts/router';
import { ChevronDownIcon, Logo, MapPinIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { CityLink } from '../../features/city-choice/index.ts';
import { useBrand } from '../../platform/page/portal-context.tsx';
import { MenuHost } from '../menu/menu-host.tsx';
import { AccountMenu } from './account-menu.tsx';
import { GetAppButton } from './get-app-button.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { BurgerButton } from './menu-buttons.tsx';
import { NoScriptMenu } from './no-script-menu.tsx';

/** The header of every page; links that do not fit go into the menu, all of them from 720 px down. */
export function Header() {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <header className={styles.header} data-screen-only>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={t('header.home', { brand })}>
          <Logo brand={brand} />
        </Link>
        <MainNavigation />
        <div className={styles.tools}>
          <CityLink className={styles.city}>
            {(name) => (
              <>
                <MapPinIcon size="sm" />
                <span className={styles.cityName}>{name}</span>
                <ChevronDownIcon size="xsm" />
              </>
            )}
          </CityLink>
          <GetAppButton />
          <LanguageMenu />
          <AccountMenu />
          <BurgerButton />
          <NoScriptMenu />
        </div>
      </div>
      <MenuHost />
    </header>
  );
}
