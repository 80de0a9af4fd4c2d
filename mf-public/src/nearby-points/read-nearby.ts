import {
  type ApiService,
  type Coordinates,
  countriesQuery,
  metresBetween,
  type PageOf,
  type RecyclingPoint,
  readPage,
  startOfWay,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import type { NearbyPoint, NearbyPoints, NearbyQuestion } from './nearby-points.ts';

const PATH = '/api/web/v1/facility/facility/';
/** As far as a city and its surroundings reach from the middle, in metres. */
const REACH = 30_000;
const METRES_PER_DEGREE = 111_195;
const POLE = 85;

const degrees = (numbers: readonly number[]): string => numbers.map((number) => number.toFixed(4)).join(',');

function boxAround({ lng, lat }: Coordinates): string {
  const north = REACH / METRES_PER_DEGREE;
  const east = north / Math.cos((Math.min(Math.abs(lat), POLE) * Math.PI) / 180);
  const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  return degrees([
    clamp(lng - east, 180),
    clamp(lat - north, 90),
    clamp(lng + east, 180),
    clamp(lat + north, 90),
  ]);
}

async function requestPoints(
  api: ApiService,
  { materials, about, most }: NearbyQuestion,
  near: Coordinates,
  bbox?: string,
): Promise<PageOf<RecyclingPoint>> {
  const answer = await api.request({
    path: PATH,
    query: {
      materials: materials.length > 0 ? materials.join(',') : undefined,
      ...countriesQuery(about),
      near: degrees([near.lng, near.lat]),
      bbox,
      sort: 'open',
      brief: '1',
      page_size: most,
    },
  });
  return readPage(answer, toRecyclingPoint);
}

function toNearby(point: RecyclingPoint, from: Coordinates): NearbyPoint {
  const { id, name, address, icon, coords, workingHours, timeZone, closing, status, specialHours } = point;
  return {
    id,
    name,
    address: name.includes(address) ? '' : address,
    family: icon.family,
    metres: Math.round(metresBetween(from, coords)),
    hours: { workingHours, timeZone, closing, status, specialHours: { days: specialHours.days } },
  };
}

/** The points of an answer, or of further away where there are none. */
export async function readNearby(api: ApiService, question: NearbyQuestion): Promise<NearbyPoints> {
  const { place } = question;
  const from = startOfWay(place);
  const around = await requestPoints(api, question, from, boxAround(from));
  const isFar = around.total === 0;
  const { entries } = isFar ? await requestPoints(api, question, from) : around;
  return {
    city: place.city.name,
    isOwn: from !== place.city,
    isFar,
    points: entries.map((point) => toNearby(point, from)),
    total: around.total,
  };
}
