import {
  missingOf,
  type PageOf,
  POINT_STATUSES,
  type PointLack,
  type RecyclingPoint,
  readPage,
  toPointDraft,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../cabinet/index.ts';
import type { PointListQuery } from './list-query.ts';
import { OWN_POINTS_PATH } from './own-points-path.ts';

/** How many points a page of the list holds. */
export const PAGE_SIZE = 24;

/** A point in the list of own points. */
export interface ListedPoint extends RecyclingPoint {
  /** What it lacks before a review. What its revision lacks is not known here. */
  readonly lacks: readonly PointLack[];
}

const toListedPoint = (point: unknown): ListedPoint => ({
  ...toRecyclingPoint(point),
  lacks: missingOf(toPointDraft(point)),
});

/** Asks for one page of the person's own points. */
export async function fetchPoints(
  api: CabinetApi,
  query: PointListQuery,
  signal: AbortSignal,
): Promise<PageOf<ListedPoint>> {
  const answer = await api.authenticated({
    path: OWN_POINTS_PATH,
    query: {
      owner: 'me',
      page: query.page,
      page_size: PAGE_SIZE,
      status: query.status ? POINT_STATUSES[query.status] : undefined,
      q: query.search || undefined,
    },
    signal,
  });
  return readPage(answer, toListedPoint);
}
