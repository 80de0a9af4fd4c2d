import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { ServerPageContent, useServerPage } from '../../platform/page/server-page.tsx';
import styles from './page-skeleton.module.css';

/** What a frame says where no script fills it. */
function Unfilled() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('noScript')}</p>
      <ul className={styles.ways}>
        <li>
          <Link href="">{t('error.retry')}</Link>
        </li>
        <li>
          <Link render={<RouterLink to="/recycling-points" />}>{t('header.map')}</Link>
        </li>
        <li>
          <Link render={<RouterLink to="/charity-events" />}>{t('header.events')}</Link>
        </li>
      </ul>
    </>
  );
}

/** Stands in for a page while its code comes: what the server rendered of it, where it did. */
export function PageSkeleton() {
  const { t } = useTranslation();
  const served = useServerPage();
  if (served) return <ServerPageContent {...served} />;
  return (
    <div className={styles.skeleton} role="status">
      <noscript>
        <Unfilled />
      </noscript>
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles.title} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
