import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './point-card.module.css';

const webOnly = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined);

/** The data set that a point was imported from, with its licence. */
export function SourceNote({ source }: { readonly source: NonNullable<RecyclingPoint['source']> }) {
  const { t } = useTranslation();
  return (
    <p className={styles.source}>
      {t('pointCard.source')}{' '}
      <Link href={webOnly(source.url)} externalLabel={t('pointCard.newTab')}>
        {source.name}
      </Link>
      {source.licence && `, ${t('pointCard.licence', { licence: source.licence })}`}
    </p>
  );
}
