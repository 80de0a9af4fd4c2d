import type { CharityEvent } from '@ecocircle/shared-contracts';
import { classNames, Drawing, eventCoverDrawing, Image } from '@ecocircle/ui-kit';
import styles from './event-cover.module.css';
import { useTravel } from './use-travel.ts';

/** A picture that is not the first one leaves the line to the page's text: React preloads what is not said to be low. */
const ASKED = {
  first: { loading: 'eager', fetchPriority: 'high' },
  eager: { loading: 'eager', fetchPriority: 'low' },
  lazy: { loading: 'lazy' },
} as const;

/** The picture of an event: its photo, or the drawing of its kind. */
export function EventCover({
  event: { id, kind, photo },
  loading = 'lazy',
  small,
}: {
  readonly event: Pick<CharityEvent, 'id' | 'kind' | 'photo'>;
  /** `first`: before all else, as the largest picture that the page begins with. */
  readonly loading?: keyof typeof ASKED;
  /** The small copy of the photo: always in a row, 3 to 2 as the copies are, or on phones alone. */
  readonly small?: 'always' | 'phones';
}) {
  const travel = useTravel(id);
  const isRow = small === 'always';
  const asked = ASKED[loading];
  const drawing = <Drawing of={eventCoverDrawing(kind)} className={styles.picture} {...asked} />;
  const picture = photo && (
    <Image
      className={styles.picture}
      src={isRow ? photo.thumbnailUrl : photo.url}
      width={photo.width}
      height={photo.height}
      alt=""
      placeholder={drawing}
      {...asked}
    />
  );
  return (
    <div className={classNames(styles.cover, isRow && styles.small)} style={travel('cover')}>
      {photo && small === 'phones' ? (
        <picture className={styles.frame}>
          <source media="(max-width: 480px)" srcSet={photo.thumbnailUrl} />
          {picture}
        </picture>
      ) : (
        (picture ?? drawing)
      )}
    </div>
  );
}
