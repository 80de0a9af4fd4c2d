import { Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useRegionLinks } from '../../platform/page/portal-context.tsx';
import { AppStores } from '../app-stores.tsx';
import { LINK_GROUPS, type SiteLink } from '../site-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './menu.module.css';
import { MenuSection } from './menu-sections.tsx';
import { PageLinks } from './page-links.tsx';

const isNoAccount = ({ to }: { readonly to: string }): boolean => !to.startsWith('/profile');

export function MenuLinks() {
  const { t } = useTranslation();
  const existing = useExistingPages();
  const { outside } = useRegionLinks();
  return (
    <nav aria-label={t('header.menu')}>
      {LINK_GROUPS.map(({ title, links }) => (
        <MenuSection key={title} title={t(`footer.${title}`)}>
          <PageLinks links={existing<SiteLink>(links).filter(isNoAccount)} texts="footer" />
          {title === 'citizens' && <AppStores className={styles.stores} />}
        </MenuSection>
      ))}
      {outside.length > 0 && (
        <MenuSection title={t('menu.friends')}>
          <ul className={styles.list}>
            {outside.map(({ id, href }) => (
              <li key={id}>
                <Link className={styles.link} href={href} externalLabel={t('externalLink')}>
                  {t(`header.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </MenuSection>
      )}
    </nav>
  );
}
