import type { CharityEvent } from '@ecocircle/shared-contracts';
import { Drawing, eventCoverDrawing, Image } from '@ecocircle/ui-kit';
import styles from './event-cover.module.css';

/** The picture of an event: its photo, or the drawing of its kind. */
export function EventCover({
  event: { kind, photo },
  loading = 'eager',
}: {
  readonly event: Pick<CharityEvent, 'kind' | 'photo'>;
  readonly loading?: 'eager' | 'lazy';
}) {
  const drawing = <Drawing of={eventCoverDrawing(kind)} className={styles.picture} loading={loading} />;
  return (
    <div className={styles.cover}>
      {photo ? (
        <Image
          className={styles.picture}
          src={photo.url}
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
