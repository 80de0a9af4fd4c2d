import { BASE, type Box, degrees } from '../points-data/point-queries.ts';
import { ANEW, type Asking } from './asking.ts';

/** So many points are kept at most: of a city with more, its middle. */
const MOST_POINTS = 3000;
const POINTS_AT_ONCE = 100;

const shrunk = ([west, south, east, north]: Box, share: number): Box => {
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  return [
    lng + (west - lng) * share,
    lat + (south - lat) * share,
    lng + (east - lng) * share,
    lat + (north - lat) * share,
  ];
};

interface PointsPage {
  readonly data: readonly { readonly id: string }[];
  readonly meta: { readonly total: number };
}

async function readPoints(asking: Asking, box: Box, page: number): Promise<PointsPage> {
  const query = `bbox=${degrees(box)}&page=${page}&page_size=${POINTS_AT_ONCE}`;
  return (await asking.ask(`${BASE}/facility/?${query}`, ANEW)).json();
}

/** Every point of a box, or of the middle of one that has too many. */
export async function pointsOf(asking: Asking, box: Box): Promise<{ points: readonly unknown[]; box: Box }> {
  const first = await readPoints(asking, box, 1);
  const { total } = first.meta;
  if (total > MOST_POINTS)
    return pointsOf(asking, shrunk(box, Math.min(0.9, Math.sqrt(MOST_POINTS / total))));
  const points = new Map(first.data.map((point) => [point.id, point]));
  for (let page = 2; (page - 1) * POINTS_AT_ONCE < total; page += 1)
    for (const point of (await readPoints(asking, box, page)).data) points.set(point.id, point);
  return { points: [...points.values()], box };
}
