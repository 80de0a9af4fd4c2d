import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { Banner, type BannerProps, ButtonLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { CardData } from './map-data.ts';
import { MAP_PATH } from './map-path.ts';
import styles from './no-card.module.css';

type NoticeProps = Pick<BannerProps, 'tone' | 'actions' | 'children'> & { readonly title: string };

function Notice({ title, tone = 'warning', actions, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Banner label={title} tone={tone} title={title} actions={actions}>
        {children}
      </Banner>
    </div>
  );
}

/** There is no line, and the point is none of those that are kept. */
function Unreachable() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const retry = (
    <ButtonLink
      size="sm"
      variant="secondary"
      render={<Link to={pathname + search} replace preventScrollReset />}
    >
      {t('map.retry')}
    </ButtonLink>
  );
  return (
    <Notice title={t('missing.noLine.title')} tone="neutral" actions={retry}>
      <p>{t('missing.noLine.text')}</p>
    </Notice>
  );
}

/** The point of the address is closed for good; null: nobody knows it. The way on keeps what is chosen. */
function Gone({ point }: { readonly point: RecyclingPoint | null }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const title = point ? t('missing.forGood', { name: point.name }) : t('missing.title');
  return (
    <Notice title={title}>
      {point?.closing?.comment && <p>{point.closing.comment}</p>}
      <p>{t(point ? 'missing.others' : 'missing.text')}</p>
      <p>
        <Link to={MAP_PATH + search} className={styles.on} preventScrollReset>
          {t('panel.back')}
        </Link>
      </p>
    </Notice>
  );
}

/** Why there is no card where the address names a point: nobody knows it, it is closed for good, or there is no line. */
export default function NoCard({ card }: { readonly card: CardData }) {
  if (card.kind === 'unreachable') return <Unreachable />;
  if (card.kind === 'closed') return <Gone point={card.point} />;
  return card.kind === 'missing' ? <Gone point={null} /> : null;
}
