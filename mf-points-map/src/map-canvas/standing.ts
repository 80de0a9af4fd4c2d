import type { MapPoint } from '@ecocircle/shared-contracts';
import type { Standing } from './mark-drawing.ts';

const MINUTE_MS = 60_000;

/** Whether a point is open, until which minute since 1970, and whether it does not work for a time. */
export interface PointHours {
  readonly open: MapPoint[4];
  readonly until: MapPoint[5];
  readonly isPaused: boolean;
}

/** How a point stands at a moment: what was said of it counts until its hours change. */
export function standingAt({ open, until, isPaused }: PointHours, moment: Date): Standing {
  if (isPaused) return 'paused';
  if (open === null) return 'unknown';
  const hasChanged = until !== null && until * MINUTE_MS <= moment.valueOf();
  return (open === 1) === hasChanged ? 'closed' : 'open';
}

/** The next moment at which one of the points opens or closes; null where none does. */
export function nextChange(points: readonly PointHours[], moment: Date): Date | null {
  const coming = points.flatMap(({ open, until, isPaused }) =>
    open === null || until === null || isPaused ? [] : until * MINUTE_MS,
  );
  const next = Math.min(...coming.filter((change) => change > moment.valueOf()));
  return Number.isFinite(next) ? new Date(next) : null;
}
