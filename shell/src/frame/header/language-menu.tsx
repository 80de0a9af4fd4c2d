import { useLocation } from '@ecocircle/shared-contracts/router';
import { DisclosureMenu, GlobeIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../platform/locale/language-links.ts';
import { LanguageList } from '../../platform/locale/language-list.tsx';
import styles from './header.module.css';

export function LanguageMenu() {
  const { t } = useTranslation();
  const { key: visit } = useLocation();
  const links = useLanguageLinks();
  const current = links.find((link) => link.current);
  if (!current) return null;
  return (
    <div data-wide-only>
      <DisclosureMenu
        label={t('header.language', { short: current.short, name: current.name })}
        button={
          <>
            <GlobeIcon size="sm" />
            <span aria-hidden="true">{current.short}</span>
          </>
        }
        align="end"
        closeOn={visit}
      >
        <p className={styles.panelTitle}>{t('header.chooseLanguage')}</p>
        <LanguageList links={links} className={styles.list} itemClassName={styles.item} />
      </DisclosureMenu>
    </div>
  );
}
