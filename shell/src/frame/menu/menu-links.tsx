import { Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useRegionLinks } from '../../platform/page/portal-context.tsx';
import { AppStores } from '../app-stores.tsx';
import { FIRST_PAGES, LINK_GROUPS, MAP_PAGE, type SiteLink } from '../site-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './menu.module.css';
import { MenuInquiry } from './menu-actions.tsx';
import { MenuFold } from './menu-fold.tsx';
import { MenuCity } from './menu-sections.tsx';
import { PageLinks } from './page-links.tsx';

const SHOWN: readonly string[] = [MAP_PAGE, ...FIRST_PAGES.map(({ to }) => to)];

/** Not of what the menu shows above, the account with it. */
const isFolded = ({ to }: SiteLink): boolean => !SHOWN.includes(to) && !to.startsWith('/profile');

/** The link groups, folded, with what the portal offers to each. */
export function MenuLinks() {
  const { t } = useTranslation();
  const existing = useExistingPages();
  const { outside } = useRegionLinks();
  return (
    <>
      {LINK_GROUPS.map(({ title, links }) => (
        <MenuFold key={title} title={t(`footer.${title}`)}>
          <PageLinks links={existing<SiteLink>(links).filter(isFolded)} texts="footer" />
          {title === 'citizens' ? (
            <>
              <MenuCity />
              <AppStores className={styles.stores} />
            </>
          ) : (
            <MenuInquiry />
          )}
        </MenuFold>
      ))}
      {outside.length > 0 && (
        <MenuFold title={t('menu.friends')}>
          <ul className={styles.list}>
            {outside.map(({ id, href }) => (
              <li key={id}>
                <Link className={styles.link} href={href} externalLabel={t('externalLink')}>
                  {t(`header.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </MenuFold>
      )}
    </>
  );
}
