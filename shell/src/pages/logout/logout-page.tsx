import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './logout-page.module.css';

/** Says goodbye after a logout. */
export function LogoutPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={t('logout.title')}
        text={t('logout.text')}
        action={
          <span className={styles.actions}>
            <ButtonLink render={<Link to="/recycling-points" />}>{t('logout.toMap')}</ButtonLink>
            <ButtonLink variant="secondary" render={<Link to="/profile/login" />}>
              {t('logout.again')}
            </ButtonLink>
          </span>
        }
      />
    </div>
  );
}
