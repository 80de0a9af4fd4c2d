import { Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../platform/locale/language-links.ts';
import { LanguageList } from '../../platform/locale/language-list.tsx';
import { useRegionLinks } from '../../platform/page/portal-context.tsx';
import styles from './footer.module.css';

export function FooterSecondLine() {
  const { t } = useTranslation();
  const { institutions } = useRegionLinks();
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
        <LanguageList links={languages} className={styles.line} itemClassName={styles.link} />
      )}
    </div>
  );
}
