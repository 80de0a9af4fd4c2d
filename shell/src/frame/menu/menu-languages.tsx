import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../platform/locale/language-links.ts';
import { LanguageList } from '../../platform/locale/language-list.tsx';
import styles from './menu.module.css';
import { MenuSection } from './menu-section.tsx';

export function MenuLanguages() {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <MenuSection title={t('header.chooseLanguage')}>
      <LanguageList links={links} className={styles.languages} itemClassName={styles.language} />
    </MenuSection>
  );
}
