import { useTranslation } from 'react-i18next';
import { LanguageLink } from '../../platform/locale/language-link.tsx';
import { useLanguageLinks } from '../../platform/locale/language-links.ts';
import styles from './menu.module.css';
import { MenuSection } from './menu-section.tsx';

export function MenuLanguages() {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <MenuSection title={t('header.chooseLanguage')}>
      <ul className={styles.languages}>
        {links.map((language) => (
          <li key={language.locale}>
            <LanguageLink language={language} className={styles.language} />
          </li>
        ))}
      </ul>
    </MenuSection>
  );
}
