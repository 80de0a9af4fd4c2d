import { orNull } from '@ecocircle/app-kit/request';
import {
  Answer,
  POINT_STATUSES,
  type PointStatus,
  type RecyclingPoint,
  readTotal,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../cabinet/index.ts';
import { OWN_POINTS_PATH } from './own-points-path.ts';

/** How many of the person's points are in each status. */
export type PointCounts = Readonly<Record<PointStatus, number>>;

/** Asks for one of the person's own points; null where there is none of this id. */
export const fetchPoint = (
  api: CabinetApi,
  id: string,
  signal: AbortSignal,
): Promise<RecyclingPoint | null> =>
  orNull(
    api
      .authenticated({ path: `${OWN_POINTS_PATH}${encodeURIComponent(id)}/`, signal })
      .then((answer) => toRecyclingPoint(Answer.of(answer).value('data'))),
  );

/** Counts the person's points by status: the total of one shortest list each. */
export async function fetchCounts(api: CabinetApi, signal: AbortSignal): Promise<PointCounts> {
  const counts = Object.entries(POINT_STATUSES).map(async ([status, id]) => {
    const query = { owner: 'me', status: id, page_size: 1 };
    return [status, readTotal(await api.authenticated({ path: OWN_POINTS_PATH, query, signal }))];
  });
  return Object.fromEntries(await Promise.all(counts)) as PointCounts;
}
