import { useServices } from '@ecocircle/app-kit/remote';
import { timeSince, useWording } from '@ecocircle/app-kit/wording';
import { PUBLIC_POINT_STATUSES, type RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { AlertIcon, Card, cardLinkClass, classNames, Image } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { ownRow } from '../../own-list/index.ts';
import { PointMenu } from '../../point-actions/index.ts';
import { $reportCounts } from '../../point-reports/index.ts';
import { type ListedPoint, PointStatusLabel, pointPath } from '../../points/index.ts';
import styles from './point-row.module.css';
import { SelectBox, SelectNote } from './select-box.tsx';
import { $selection, draftOf } from './selection.ts';

function Photo({ point }: { readonly point: RecyclingPoint }) {
  return (
    <div className={classNames(ownRow.picture, styles.photo)}>
      <Image src={point.photos[0]?.thumbnailUrl} alt="" ratio="4/3" className={styles.picture} />
      <img src={point.icon.url} alt="" width={32} height={32} loading="lazy" className={styles.icon} />
    </div>
  );
}

function Facts({ point: { id, smrs, updatedAt } }: { readonly point: RecyclingPoint }) {
  const { t, counted } = useWording();
  const { unit, count } = timeSince(updatedAt, useServices().locale.now);
  return (
    <p className={styles.facts}>
      <span>{smrs.length > 0 ? counted('points.materials', smrs.length) : t('points.noMaterials')}</span>
      <time dateTime={updatedAt}>{counted(`points.updated.${unit}`, count)}</time>
      <Link to={pointPath(id)} className={styles.link}>
        {t('points.history')}
      </Link>
    </p>
  );
}

/** How many visitors say that something is wrong with the point; leads to what they say. */
function Reports({ point }: { readonly point: RecyclingPoint }) {
  const { counted } = useWording();
  const count = useUnit($reportCounts).get(point.id) ?? 0;
  if (count === 0) return null;
  return (
    <Link to={pointPath(point.id)} className={styles.reports}>
      <AlertIcon size="xsm" />
      {counted('points.reports', count)}
    </Link>
  );
}

/** What a point is called; that of a public one leads to its page, unless a press chooses it. */
function Name({ point, name }: { readonly point: ListedPoint; readonly name: string }) {
  const isChosen = useUnit($selection) !== null && draftOf(point) !== null;
  const isPublic = PUBLIC_POINT_STATUSES.some((status) => status === point.status);
  if (!isPublic || isChosen) return <bdi>{name}</bdi>;
  return (
    <Link to={`/recycling-points/${point.id}`} className={cardLinkClass} dir="auto">
      {name}
    </Link>
  );
}

/** A point in the list with what can be done to it. */
export function PointRow({ point }: { readonly point: ListedPoint }) {
  const { t } = useWording();
  const chosen = useUnit($selection);
  const isPublic = PUBLIC_POINT_STATUSES.some((status) => status === point.status);
  const name = point.name || t('points.unnamed');
  return (
    <Card
      as="li"
      padding="none"
      interactive={isPublic || (chosen !== null && draftOf(point) !== null)}
      className={classNames(ownRow.row, chosen?.has(point.id) && styles.chosen)}
    >
      <Photo point={point} />
      <SelectBox point={point} name={name} />
      <div className={ownRow.text}>
        <h2 className={ownRow.name}>
          <Name point={point} name={name} />
        </h2>
        <p className={ownRow.line}>
          <bdi>{point.address || t('points.noAddress')}</bdi>
        </p>
        <Facts point={point} />
        <SelectNote point={point} />
        <Reports point={point} />
        {point.declineReason && (
          <p className={styles.reason}>{t('points.declined', { reason: point.declineReason })}</p>
        )}
      </div>
      <PointStatusLabel status={point.status} className={ownRow.status} />
      <div className={classNames(ownRow.end, styles.menu)}>
        <PointMenu point={point} />
      </div>
    </Card>
  );
}
