import { OpenLabel, useOpenNow } from '@ecocircle/app-kit/open-words';
import { formatDistance, useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/shared-contracts/router';
import { Card, cardLinkClass, classNames, MaterialMark } from '@ecocircle/ui-kit';
import styles from './nearby-list.module.css';
import type { NearbyPoint } from './nearby-points.ts';

interface FactsLayout {
  /** On phones one below the other, whether or not they fit side by side. */
  readonly stacked?: boolean;
}

/** A point's open state and how far it is. */
export function NearbyFacts({ point, stacked = false }: FactsLayout & { readonly point: NearbyPoint }) {
  const { locale } = useWording();
  const { says, special } = useOpenNow(point.hours);
  return (
    <span className={classNames(styles.facts, stacked && styles.stacked)}>
      <span className={styles.distance}>{formatDistance(point.metres, locale)}</span>
      <OpenLabel says={says} mayDiffer={special?.mayDiffer ?? false} />
    </span>
  );
}

/** The points to go to, the best first; each leads to its card on the map. */
export function NearbyList({
  points,
  search,
  className,
  stacked = false,
}: FactsLayout & {
  readonly points: readonly NearbyPoint[];
  /** The query of the map behind the card, with its question mark. */
  readonly search: string;
  readonly className?: string;
}) {
  return (
    <ol className={classNames(styles.list, className)}>
      {points.map((point) => (
        <Card as="li" key={point.id} interactive className={styles.point}>
          <MaterialMark family={point.family} />
          <div className={styles.what}>
            <h3 className={styles.name}>
              <Link
                to={{ pathname: `/recycling-points/${point.id}`, search }}
                className={cardLinkClass}
                dir="auto"
              >
                {point.name}
              </Link>
            </h3>
            {point.address && (
              <p className={styles.address}>
                <bdi>{point.address}</bdi>
              </p>
            )}
            <NearbyFacts point={point} stacked={stacked} />
          </div>
        </Card>
      ))}
    </ol>
  );
}
