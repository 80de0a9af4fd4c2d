import type { ClientUser } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { $draftCount } from '../../own-events/index.ts';
import { $reportCount, $reportCounts } from '../../point-reports/index.ts';
import { $counts, attentionOf, type PointCounts } from '../../points/index.ts';

/** What waits for a person. */
export interface Attention {
  /** Whether the points were counted; true for who runs none. */
  readonly isKnown: boolean;
  /** The points could not be counted. */
  readonly isFailed: boolean;
  /** Points by status; null for who runs none, and until they are counted. */
  readonly points: PointCounts | null;
  readonly reports: number;
  /** The id of the point that they are on; null where they are on several. */
  readonly reportedPoint: string | null;
  readonly eventDrafts: number;
  /** All of it together. */
  readonly total: number;
}

/** What waits for a person by the roles that they have. */
export function useAttention({ roles }: ClientUser): Attention {
  const [counts, reports, byPoint, eventDrafts] = useUnit([
    $counts,
    $reportCount,
    $reportCounts,
    $draftCount,
  ]);
  const runsPoints = roles.includes('recycling-points-creator');
  const points = runsPoints && counts.kind === 'ready' ? counts.data : null;
  return {
    isKnown: !runsPoints || points !== null,
    isFailed: runsPoints && counts.kind === 'failed',
    points,
    reports,
    reportedPoint: byPoint.size === 1 ? ([...byPoint.keys()][0] ?? null) : null,
    eventDrafts,
    total: (points ? attentionOf(points) : 0) + reports + eventDrafts,
  };
}
