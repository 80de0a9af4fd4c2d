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
import { OWN_FILE_PATHS, type ReadyPoints, readReadyPoints } from '@ecocircle/shared-contracts/point-file';
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

/** How the API is told which points are listed, whatever the page. */
const filterOf = ({ status, search }: PointListQuery) => ({
  status: status ? POINT_STATUSES[status] : undefined,
  q: search || undefined,
});

/** Asks for one page of the person's own points. */
export async function fetchPoints(
  api: CabinetApi,
  query: PointListQuery,
  signal: AbortSignal,
): Promise<PageOf<ListedPoint>> {
  const answer = await api.authenticated({
    path: OWN_POINTS_PATH,
    query: { owner: 'me', page: query.page, page_size: PAGE_SIZE, ...filterOf(query) },
    signal,
  });
  return readPage(answer, toListedPoint);
}

/** Asks which points of all pages of the list have a draft, of their own or of their revision, that lacks nothing. */
export const fetchReadyPoints = async (api: CabinetApi, query: PointListQuery): Promise<ReadyPoints> =>
  readReadyPoints(await api.authenticated({ path: OWN_FILE_PATHS.bulkTransit, query: filterOf(query) }));
