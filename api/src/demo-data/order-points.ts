import type { ServerPointStatus } from '@ecocircle/shared-contracts';
import type { PointOrder } from './make-points.ts';

type Owner = NonNullable<PointOrder['owner']>;

/** How many points of each status an account's organisation owns, so that its list shows every case. */
const CABINET_LIST: Readonly<Record<ServerPointStatus, number>> = {
  accepted: 15,
  draft: 6,
  oncheck: 5,
  declined: 5,
  temporarily_not_working: 4,
  closed: 3,
  blocked_by_moderator: 2,
};

const SMALL_LIST: Partial<Record<ServerPointStatus, number>> = { accepted: 9, draft: 2, oncheck: 1 };

function ofStatuses(
  counts: Partial<Record<ServerPointStatus, number>>,
  owner: Owner,
  cities: readonly string[],
) {
  return (Object.entries(counts) as [ServerPointStatus, number][]).flatMap(([status, count]) =>
    Array.from({ length: count }, (): PointOrder => ({ status, owner, cities })),
  );
}

/** What points to make: the cabinet lists of two organisations, the rest public. */
export function orderPoints(total: number, owners: { points: Owner; all: Owner }): PointOrder[] {
  const cabinet = [
    ...ofStatuses(CABINET_LIST, owners.points, ['voronezh', 'moscow']),
    ...ofStatuses(SMALL_LIST, owners.all, ['almaty', 'astana']),
  ];
  const rest = Math.max(0, total - cabinet.length);
  return [...cabinet, ...Array.from({ length: rest }, (): PointOrder => ({ status: 'accepted' }))].slice(
    0,
    total,
  );
}
