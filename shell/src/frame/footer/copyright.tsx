import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import styles from './footer.module.css';

const YEAR = { russia: 2025, kazakhstan: 2025, international: 2024 } as const;

export function Copyright() {
  const { t } = useTranslation();
  const { brand, region } = LOCALE_INFO[usePortal().locale];
  return <p className={styles.copyright}>{t('footer.copyright', { year: YEAR[region], brand })}</p>;
}
