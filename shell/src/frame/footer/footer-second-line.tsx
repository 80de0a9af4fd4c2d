import { LOCALE_INFO, REGION_LINKS } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { LanguageLink } from '../../platform/locale/language-link.tsx';
import { useLanguageLinks } from '../../platform/locale/language-links.ts';
import { usePortal } from '../../platform/page/portal-context.tsx';
import styles from './footer.module.css';

/** Who makes and who oversees the portal, where the market names them, and the languages of the edition. */
export function FooterSecondLine() {
  const { t } = useTranslation();
  const { institutions } = REGION_LINKS[LOCALE_INFO[usePortal().locale].region];
  const languages = useLanguageLinks();
  if (institutions.length + languages.length === 0) return null;
  return (
    <div className={styles.second}>
      {institutions.length > 0 && (
        <ul className={styles.line}>
          {institutions.map(({ id, href }) => (
            <li key={id}>
              <Link className={styles.link} href={href} externalLabel={t('externalLink')}>
                {t(`footer.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <ul className={styles.line} data-languages>
          {languages.map((language) => (
            <li key={language.locale}>
              <LanguageLink language={language} className={styles.link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
