import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../locale/language-links.ts';
import styles from './menu.module.css';
import { MenuSection } from './menu-section.tsx';

/** The languages of the edition; absent where there is one. */
export function MenuLanguages() {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <MenuSection title={t('header.chooseLanguage')}>
      <ul className={styles.languages}>
        {links.map(({ locale, name, href, current, remember }) => (
          <li key={locale}>
            <a
              className={styles.language}
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={current || undefined}
              onClick={remember}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </MenuSection>
  );
}
