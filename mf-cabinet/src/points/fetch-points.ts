import {
  Answer,
  type PageOf,
  POINT_STATUSES,
  type PointStatus,
  type RecyclingPoint,
  readPage,
  readTotal,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { type CabinetApi, orNull } from '../cabinet/index.ts';
import type { PointListQuery } from './list-query.ts';

/** How many points a page of the list holds. */
export const PAGE_SIZE = 24;

/** How many of the person's points are in each status. */
export type PointCounts = Readonly<Record<PointStatus, number>>;

const PATH = '/api/web/v1/facility/facility/';

/** Asks for one page of the person's own points. */
export async function fetchPoints(
  api: CabinetApi,
  query: PointListQuery,
  signal: AbortSignal,
): Promise<PageOf<RecyclingPoint>> {
  const answer = await api.authenticated({
    path: PATH,
    query: {
      owner: 'me',
      page: query.page,
      page_size: PAGE_SIZE,
      status: query.status ? POINT_STATUSES[query.status] : undefined,
      q: query.search || undefined,
    },
    signal,
  });
  return readPage(answer, toRecyclingPoint);
}

/** Asks for one of the person's own points; null where there is none of this id. */
export const fetchPoint = (
  api: CabinetApi,
  id: string,
  signal: AbortSignal,
): Promise<RecyclingPoint | null> =>
  orNull(
    api
      .authenticated({ path: `${PATH}${encodeURIComponent(id)}/`, signal })
      .then((answer) => toRecyclingPoint(Answer.of(answer).value('data'))),
  );

/** Counts the person's points by status: the total of one shortest list each. */
export async function fetchCounts(api: CabinetApi, signal: AbortSignal): Promise<PointCounts> {
  const counts = Object.entries(POINT_STATUSES).map(async ([status, id]) => {
    const query = { owner: 'me', status: id, page_size: 1 };
    return [status, readTotal(await api.authenticated({ path: PATH, query, signal }))];
  });
  return Object.fromEntries(await Promise.all(counts)) as PointCounts;
}
