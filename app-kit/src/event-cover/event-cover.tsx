import type { OwnEvent } from '@ecocircle/shared-contracts';
import { Drawing, eventCoverDrawing, Image } from '@ecocircle/ui-kit';

/** The picture of an own event: its photo, or the drawing of its kind. */
export function EventCover({
  event,
  className,
}: {
  readonly event: OwnEvent;
  readonly className?: string | undefined;
}) {
  const { kind } = event.draft;
  const drawing = <Drawing of={eventCoverDrawing(kind === '' ? 'cleanup' : kind)} className={className} />;
  if (!event.photo) return drawing;
  const { thumbnailUrl, width, height } = event.photo;
  return (
    <Image
      src={thumbnailUrl}
      alt=""
      width={width}
      height={height}
      className={className}
      placeholder={drawing}
    />
  );
}
