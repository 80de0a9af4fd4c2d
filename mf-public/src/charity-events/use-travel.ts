import { useViewTransitionState } from '@ecocircle/shared-contracts/router';
import type { CSSProperties } from 'react';
import { eventPath } from './event-path.ts';

/** What a row of an event and its page both show. */
export type TravellingPart = 'cover' | 'date' | 'name';

/**
 * Gives the parts of an event their names while the visitor goes from its row to its page, or back. They tell of the
 * event, since on the way from one event to another each page has a row of the other one.
 */
export function useTravel(id: string): (part: TravellingPart) => CSSProperties | undefined {
  const isMoving = useViewTransitionState(eventPath(id));
  return (part) => (isMoving ? { viewTransitionName: `event-${id}-${part}` } : undefined);
}
