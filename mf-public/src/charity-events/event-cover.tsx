import type { CharityEvent } from '@ecocircle/shared-contracts';
import { classNames, Drawing, eventCoverDrawing, Image } from '@ecocircle/ui-kit';
import styles from './event-cover.module.css';

/** The picture of an event: its photo, or the drawing of its kind. */
export function EventCover({
  event: { kind, photo },
  loading = 'eager',
  small,
}: {
  readonly event: Pick<CharityEvent, 'kind' | 'photo'>;
  readonly loading?: 'eager' | 'lazy';
  /** The picture of a row: 3 to 2, as the small copies of photos are. */
  readonly small?: boolean;
}) {
  const drawing = <Drawing of={eventCoverDrawing(kind)} className={styles.picture} loading={loading} />;
  return (
    <div className={classNames(styles.cover, small && styles.small)}>
      {photo ? (
        <Image
          className={styles.picture}
          src={small ? photo.thumbnailUrl : photo.url}
          width={photo.width}
          height={photo.height}
          alt=""
          loading={loading}
          placeholder={drawing}
        />
      ) : (
        drawing
      )}
    </div>
  );
}
