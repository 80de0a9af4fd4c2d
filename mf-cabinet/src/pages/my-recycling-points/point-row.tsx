import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Card, ChevronRightIcon, cardLinkClass, Image } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../cabinet/in-cabinet.tsx';
import { PointStatusLabel } from '../../points/index.ts';
import styles from './point-row.module.css';
import { timeSince } from './time-since.ts';

function Photo({ point }: { readonly point: RecyclingPoint }) {
  return (
    <div className={styles.photo}>
      <Image src={point.photos[0]?.thumbnailUrl} alt="" ratio="4/3" className={styles.picture} />
      <img src={point.icon.url} alt="" width={32} height={32} loading="lazy" className={styles.icon} />
    </div>
  );
}

/** A point in the list; an accepted one leads to its public page. */
export function PointRow({ point }: { readonly point: RecyclingPoint }) {
  const { t } = useTranslation('mf-cabinet');
  const { locale, now } = useLocale();
  const isPublic = point.status === 'accepted';
  const name = point.name || t('points.unnamed');
  return (
    <Card as="li" padding="none" interactive={isPublic} className={styles.row}>
      <Photo point={point} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          {isPublic ? (
            <Link to={`/recycling-points/${point.id}`} className={cardLinkClass}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className={styles.address}>{point.address || t('points.noAddress')}</p>
        <p className={styles.facts}>
          <span>{t('points.materials', { count: point.smrs.length })}</span>
          <time dateTime={point.updatedAt}>
            {t('points.updated', { when: timeSince(point.updatedAt, now, locale) })}
          </time>
        </p>
      </div>
      <PointStatusLabel status={point.status} className={styles.status} />
      {isPublic && <ChevronRightIcon size="sm" className={styles.arrow} />}
    </Card>
  );
}
