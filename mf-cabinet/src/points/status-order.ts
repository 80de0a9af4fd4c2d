import type { PointStatus } from '@ecocircle/shared-contracts';
import type { PointCounts } from './fetch-points.ts';

/** The statuses in the order in which a point goes through them. */
export const STATUS_ORDER: readonly PointStatus[] = [
  'draft',
  'on-review',
  'accepted',
  'declined',
  'temporarily-not-working',
  'closed',
  'blocked-by-moderator',
];

/** The statuses in which a point waits for its creator, the most urgent first. */
export const ATTENTION_STATUSES = [
  'blocked-by-moderator',
  'declined',
  'draft',
  'temporarily-not-working',
] as const satisfies readonly PointStatus[];

const sum = (counts: PointCounts, statuses: readonly PointStatus[]): number =>
  statuses.reduce((total, status) => total + counts[status], 0);

/** All points. */
export const totalOf = (counts: PointCounts): number => sum(counts, STATUS_ORDER);

/** The points that wait for their creator. */
export const attentionOf = (counts: PointCounts): number => sum(counts, ATTENTION_STATUSES);
