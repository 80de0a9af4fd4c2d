import type { CharityEvent } from '@ecocircle/shared-contracts';
/** The picture of an event: its photo, or the drawing of its kind. */
export declare function EventCover({
  event: { kind, photo },
}: {
  readonly event: Pick<CharityEvent, 'kind' | 'photo'>;
}): import('react').JSX.Element;
