import type { CharityEvent } from '@ecocircle/shared-contracts';
import { Drawing, eventCoverDrawing, Image } from '@ecocircle/ui-kit';
import styles from './event-cover.module.css';

/** The picture of an event: its photo, or the drawing of its kind. */
export function EventCover({
  event: { kind, photo },
}: {
  readonly event: Pick<CharityEvent, 'kind' | 'photo'>;
}) {
  const drawing = <Drawing of={eventCoverDrawing(kind)} className={styles.picture} loading="eager" />;
  return (
    <div className={styles.cover}>
      {photo ? (
        <Image
          className={styles.picture}
          src={photo.url}
          width={photo.width}
          height={photo.height}
          alt=""
          loading="eager"
          placeholder={drawing}
        />
      ) : (
        drawing
      )}
    </div>
  );
}
