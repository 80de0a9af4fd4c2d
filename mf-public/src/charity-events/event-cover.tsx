import type { CharityEvent } from '@ecocircle/shared-contracts';
import { classNames, Drawing, eventCoverDrawing, Image } from '@ecocircle/ui-kit';
import styles from './event-cover.module.css';
import { useTravel } from './use-travel.ts';

/** The picture of an event: its photo, or the drawing of its kind. */
export function EventCover({
  event: { id, kind, photo },
  loading = 'eager',
  small,
}: {
  readonly event: Pick<CharityEvent, 'id' | 'kind' | 'photo'>;
  readonly loading?: 'eager' | 'lazy';
  /** The small copy of the photo: always in a row, 3 to 2 as the copies are, or on phones alone. */
  readonly small?: 'always' | 'phones';
}) {
  const travel = useTravel(id);
  const isRow = small === 'always';
  const drawing = <Drawing of={eventCoverDrawing(kind)} className={styles.picture} loading={loading} />;
  return (
    <div className={classNames(styles.cover, isRow && styles.small)} style={travel('cover')}>
      {photo ? (
        <picture className={styles.frame}>
          {small === 'phones' && <source media="(max-width: 480px)" srcSet={photo.thumbnailUrl} />}
          <Image
            className={styles.picture}
            src={isRow ? photo.thumbnailUrl : photo.url}
            width={photo.width}
            height={photo.height}
            alt=""
            loading={loading}
            placeholder={drawing}
          />
        </picture>
      ) : (
        drawing
      )}
    </div>
  );
}
