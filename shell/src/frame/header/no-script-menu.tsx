import { Link } from '@ecocircle/shared-contracts/router';
import { MenuIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../platform/locale/language-links.ts';
import { LanguageList } from '../../platform/locale/language-list.tsx';
import { LINK_GROUPS, type SiteLink } from '../site-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './header.module.css';

function Links() {
  const { t } = useTranslation();
  const existing = useExistingPages();
  const languages = useLanguageLinks();
  return (
    <details className={styles.unscripted}>
      <summary aria-label={t('header.menu')}>
        <MenuIcon size="md" />
      </summary>
      <nav aria-label={t('header.menu')}>
        <div>
          <p className={styles.panelTitle}>{t('header.chooseLanguage')}</p>
          <LanguageList links={languages} className={styles.list} itemClassName={styles.item} />
        </div>
        {LINK_GROUPS.map(({ title, links }) => (
          <div key={title}>
            <p className={styles.panelTitle}>{t(`footer.${title}`)}</p>
            <ul className={styles.list}>
              {existing<SiteLink>(links).map(({ key, to }) => (
                <li key={key}>
                  <Link to={to} className={styles.item}>
                    {t(`footer.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}

/** Links and languages where no script opens the menu. The server renders them, the browser never does. */
export const NoScriptMenu = () => (
  <noscript>
    <Links />
  </noscript>
);
