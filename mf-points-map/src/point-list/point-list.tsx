import { OpenLabel } from '@ecocircle/app-kit/open-words';
import type { Dictionaries } from '@ecocircle/app-kit/point-card';
import { Link, useViewTransitionState } from '@ecocircle/shared-contracts/router';
import { classNames, Image, MaterialMark } from '@ecocircle/ui-kit';
import { type Dispatch, memo, type SetStateAction, useEffect } from 'react';
import type { MarkedPoint } from '../map-canvas/index.ts';
import type { PointSummary } from '../points-data/index.ts';
import { Distance } from './distance.tsx';
import styles from './point-list.module.css';
import { TakenMaterials } from './taken-materials.tsx';
import { useSaidHours } from './use-said-hours.ts';

/** What the list tells the page. */
export interface PointListProps {
  readonly points: readonly PointSummary[];
  readonly dictionaries: Dictionaries;
  /** The query that links keep. */
  readonly search: string;
  readonly onPointAt: Dispatch<SetStateAction<MarkedPoint | null>>;
}

function Picture({ point }: { readonly point: PointSummary }) {
  const mark = <MaterialMark family={point.family} />;
  return (
    <div className={styles.picture}>
      {point.picture ? (
        <Image src={point.picture} alt="" ratio="1/1" className={styles.photo} placeholder={mark} />
      ) : (
        mark
      )}
    </div>
  );
}

function OpenState({ point }: { readonly point: PointSummary }) {
  const { open, mayDiffer } = useSaidHours(point);
  return <OpenLabel says={open} mayDiffer={mayDiffer} />;
}

type RowProps = Pick<PointListProps, 'dictionaries' | 'search' | 'onPointAt'> & {
  readonly point: PointSummary;
};

/** One that is there already is not rendered again when more come. */
const Row = memo(function Row({ point, dictionaries, search, onPointAt }: RowProps) {
  const path = `/recycling-points/${point.id}`;
  // On the way to its card and back its name goes to that of the card, and its picture to its mark on the map.
  const isMoving = useViewTransitionState(path);
  // A row that goes while somebody points at it hears of nothing any more.
  useEffect(
    () => () => onPointAt((pointed) => (pointed?.id === point.id ? null : pointed)),
    [onPointAt, point.id],
  );
  return (
    <li
      className={classNames(styles.item, isMoving && styles.moving)}
      onPointerEnter={() => onPointAt(point)}
      onPointerLeave={() => onPointAt(null)}
      onFocus={() => onPointAt(point)}
      onBlur={() => onPointAt(null)}
    >
      <span className={styles.lead}>
        <Picture point={point} />
      </span>
      <div className={styles.text}>
        <div className={styles.top}>
          <h2 className={styles.name}>
            <Link
              to={{ pathname: path, search }}
              className={styles.link}
              data-point={point.id}
              dir="auto"
              preventScrollReset
              viewTransition
            >
              {point.name}
            </Link>
          </h2>
          <Distance point={point} />
        </div>
        {point.address && (
          <p className={styles.address}>
            <bdi>{point.address}</bdi>
          </p>
        )}
        <OpenState point={point} />
        <TakenMaterials point={point} dictionaries={dictionaries} />
      </div>
    </li>
  );
});

/** Rows that are drawn together: what is out of sight is told by blocks, of thousands of rows there are some hundreds. */
const BLOCK = 10;

/** The points beside the map; each stands for a mark on it. */
export function PointList({ points, ...rest }: PointListProps) {
  const starts = Array.from({ length: Math.ceil(points.length / BLOCK) }, (_, block) => block * BLOCK);
  return (
    <div className={styles.list}>
      {starts.map((start) => (
        <ol key={start} start={start + 1} className={styles.block}>
          {points.slice(start, start + BLOCK).map((point) => (
            <Row key={point.id} point={point} {...rest} />
          ))}
        </ol>
      ))}
    </div>
  );
}
