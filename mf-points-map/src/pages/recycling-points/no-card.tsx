import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { CardNotice } from './card-notice.tsx';
import type { CardData } from './map-data.ts';
import { MAP_PATH } from './map-path.ts';
import styles from './no-card.module.css';

/** The point of the address is closed for good; null: nobody knows it. The way on keeps what is chosen. */
function Gone({ point }: { readonly point: RecyclingPoint | null }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const title = point ? t('missing.forGood', { name: point.name }) : t('missing.title');
  return (
    <CardNotice title={title} tone="warning">
      {point?.closing?.comment && <p>{point.closing.comment}</p>}
      <p>{t(point ? 'missing.others' : 'missing.text')}</p>
      <p>
        <Link to={MAP_PATH + search} className={styles.on} preventScrollReset>
          {t('panel.back')}
        </Link>
      </p>
    </CardNotice>
  );
}

/** Why there is no card where the address names a point: nobody knows it, or it is closed for good. */
export default function NoCard({ card }: { readonly card: CardData }) {
  if (card.kind === 'closed') return <Gone point={card.point} />;
  return card.kind === 'missing' ? <Gone point={null} /> : null;
}
