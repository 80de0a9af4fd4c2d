import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { copyrightYear } from './copyright-year.ts';
import styles from './footer.module.css';

export function Copyright() {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { brand } = LOCALE_INFO[locale];
  return <p className={styles.copyright}>{t('footer.copyright', { year: copyrightYear(locale), brand })}</p>;
}
