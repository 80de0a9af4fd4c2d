import { Link } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { useRegionLinks } from '../../platform/page/portal-context.tsx';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './footer.module.css';

/** The market's legal pages; they stay in every step of the footer. */
export function FooterLegal() {
  const { t } = useTranslation();
  const { legal } = useRegionLinks();
  const links = useExistingPages()(legal.map((page) => ({ page, to: `/${page}` })));
  if (links.length === 0) return null;
  return (
    <ul className={styles.line}>
      {links.map(({ page, to }) => (
        <li key={page}>
          <Link className={styles.link} to={to}>
            {t(`footer.${page}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
