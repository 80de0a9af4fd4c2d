import {
  type ApiError,
  type ApiService,
  type NearestPoint,
  type RecyclingPoint,
  readNearbyAnswer,
  readOne,
  readPage,
  readPriceMeasure,
  readTotal,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { BASE, degrees, type ListedPoints, PAGE_SIZE, type PointsQuery, wishesIn } from './point-queries.ts';
import { toSummary } from './to-summary.ts';

export { readThing } from '../answer/read-thing.ts';
export { readDictionaries } from './dictionaries.ts';
export { sayAnew } from './say-hours.ts';
export { toMarked } from './to-summary.ts';

const askForPoints = (
  api: Pick<ApiService, 'request'>,
  { q, wishes, sort, box, near, page }: PointsQuery,
  pageSize: number,
  signal?: AbortSignal,
): Promise<unknown> =>
  api.request({
    path: `${BASE}/facility/`,
    query: {
      q: q || undefined,
      ...wishesIn(wishes),
      sort: sort === 'price' ? sort : undefined,
      bbox: box ? degrees(box) : undefined,
      near: degrees(near),
      page,
      page_size: pageSize,
      brief: 1,
    },
    ...(signal && { signal }),
  });

/** Reads the point that is the best to go to, wherever it is. Who is told of none goes without. */
async function readNearest(
  api: Pick<ApiService, 'request'>,
  { wishes, near }: PointsQuery,
  signal?: AbortSignal,
): Promise<NearestPoint | null> {
  const query = { ...wishesIn(wishes), near: degrees(near) };
  try {
    const call = { path: `${BASE}/answer/`, query, once: true, ...(signal && { signal }) };
    return readNearbyAnswer(await api.request(call)).nearest;
  } catch {
    return null;
  }
}

/** Reads a page of the accepted points, the best to go to first, or the best price: of each what a row shows at a moment. */
export async function readPoints(
  api: Pick<ApiService, 'request'>,
  query: PointsQuery,
  moment: () => Date,
  signal?: AbortSignal,
): Promise<ListedPoints> {
  const answer = await askForPoints(api, query, PAGE_SIZE, signal);
  const { entries, total } = readPage(answer, toRecyclingPoint);
  const now = moment();
  const nearest = total === 0 && query.box ? await readNearest(api, query, signal) : null;
  return {
    points: entries.map((point) => toSummary(point, now)),
    total,
    price: readPriceMeasure(answer),
    nearest,
  };
}

/** Counts the accepted points of a query. */
export const countPoints = async (
  api: Pick<ApiService, 'request'>,
  query: PointsQuery,
  signal?: AbortSignal,
): Promise<number> => readTotal(await askForPoints(api, query, 1, signal));

/** Reads one accepted point. Rejects with an ApiError of status 404 when there is none. */
export async function readPoint(
  api: Pick<ApiService, 'request'>,
  id: string,
  signal?: AbortSignal,
): Promise<RecyclingPoint> {
  const path = `${BASE}/facility/${encodeURIComponent(id)}/`;
  return readOne(await api.request({ path, ...(signal && { signal }) }), toRecyclingPoint);
}

/** The point that the API tells of where it is closed for good. */
export const readClosed = async ({ result }: ApiError): Promise<RecyclingPoint> =>
  readOne(result, toRecyclingPoint);
