import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, handsBagDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { styles } from '../../features/account-form/index.ts';
import { AccountPage } from '../account/account-page.tsx';

export function LogoutPage() {
  const { t } = useTranslation();
  return (
    <AccountPage drawing={handsBagDrawing}>
      <h1 className={styles.title}>{t('logout.title')}</h1>
      <p className={styles.lead}>{t('logout.text')}</p>
      <div className={styles.actions}>
        <ButtonLink size="lg" wide render={<Link to="/recycling-points" />}>
          {t('logout.toMap')}
        </ButtonLink>
        <ButtonLink wide variant="ghost" render={<Link to="/profile/login" />}>
          {t('logout.again')}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
