import { Link } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { LINK_GROUPS, type SiteLink } from '../site-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './footer.module.css';

export function FooterLinks() {
  const { t } = useTranslation();
  const existing = useExistingPages();
  return (
    <nav className={styles.groups} aria-label={t('footer.label')}>
      {LINK_GROUPS.map(({ title, links }) => (
        <section key={title}>
          <h2 className={styles.heading}>{t(`footer.${title}`)}</h2>
          <ul className={styles.list}>
            {existing<SiteLink>(links).map(({ key, to }) => (
              <li key={key}>
                <Link className={styles.link} to={to}>
                  {t(`footer.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
