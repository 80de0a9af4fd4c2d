import type { ServerPointStatus } from '@ecocircle/shared-contracts';
import type { PointOrder, PointOwner } from './make-points.ts';
import { SPECIAL_TIMES } from './special-times.ts';

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
  owner: PointOwner,
  cities: readonly string[],
) {
  return (Object.entries(counts) as [ServerPointStatus, number][]).flatMap(([status, count]) =>
    Array.from({ length: count }, (): PointOrder => ({ status, owner, cities })),
  );
}

/** Of so many public points one keeps special hours, and one does not work for a time. */
const ONE_SPECIAL_OF = 8;
const ONE_CLOSED_OF = 40;

/** The point of this number, with what makes it special. */
function varied(order: PointOrder, index: number): PointOrder {
  if (order.status !== 'accepted') return order;
  if (order.owner === undefined && index % ONE_CLOSED_OF === 1)
    return { ...order, status: 'temporarily_not_working' };
  if (index % ONE_SPECIAL_OF !== 0) return order;
  const special = SPECIAL_TIMES[(index / ONE_SPECIAL_OF) % SPECIAL_TIMES.length];
  return special ? { ...order, special } : order;
}

/** What points to make: the cabinet lists of two organisations, the rest public. */
export function orderPoints(total: number, owners: { points: PointOwner; all: PointOwner }): PointOrder[] {
  const cabinet = [
    ...ofStatuses(CABINET_LIST, owners.points, ['voronezh', 'moscow']),
    ...ofStatuses(SMALL_LIST, owners.all, ['almaty', 'astana']),
  ];
  const rest = Math.max(0, total - cabinet.length);
  const all = [...cabinet, ...Array.from({ length: rest }, (): PointOrder => ({ status: 'accepted' }))];
  return all.slice(0, total).map(varied);
}
