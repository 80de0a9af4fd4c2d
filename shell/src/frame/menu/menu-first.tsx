import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, MapPinIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../platform/locale/language-links.ts';
import { LanguageList } from '../../platform/locale/language-list.tsx';
import { FIRST_PAGES, MAP_PAGE, type SiteLink } from '../site-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './menu.module.css';
import { PageLinks } from './page-links.tsx';

/** The languages in one row, the page's own first. */
export function MenuLanguages() {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <section aria-label={t('header.chooseLanguage')}>
      <LanguageList
        links={links.toSorted((one, other) => Number(other.current) - Number(one.current))}
        className={styles.languages}
        itemClassName={styles.language}
      />
    </section>
  );
}

/** What a citizen comes for. */
export function MenuPages() {
  const { t } = useTranslation();
  const existing = useExistingPages();
  const hasMap = existing([{ to: MAP_PAGE }]).length > 0;
  return (
    <nav className={styles.pages} aria-label={t('header.menu')}>
      {hasMap && (
        <ButtonLink wide variant="accent" icon={<MapPinIcon size="sm" />} render={<Link to={MAP_PAGE} />}>
          {t('menu.findPoint')}
        </ButtonLink>
      )}
      <PageLinks links={existing<SiteLink>(FIRST_PAGES)} texts="header" />
    </nav>
  );
}
