import {
  type ApiService,
  type CityContext,
  type Coordinates,
  countriesQuery,
  type MaterialFamily,
  metresBetween,
  type PageOf,
  type PointWithHours,
  type RecyclingPoint,
  readPage,
  startOfWay,
  toRecyclingPoint,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';

/** A point that takes what somebody has, as a row shows it. */
export interface NearbyPoint {
  readonly id: string;
  readonly name: string;
  /** Empty where the name says it. */
  readonly address: string;
  readonly family: MaterialFamily;
  /** From where the distances are counted. */
  readonly metres: number;
  readonly hours: PointWithHours;
}

/** The points that are best to go to: the open ones first, then the nearest. */
export interface NearbyPoints {
  readonly city: string;
  /** Whether the distances are counted from where the visitor is; from the middle of the city otherwise. */
  readonly isOwn: boolean;
  /** Whether there is none in the city and around it: these are further away. */
  readonly isFar: boolean;
  readonly points: readonly NearbyPoint[];
  /** How many there are in the city and around it. */
  readonly total: number;
}

const SHOWN = 4;
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

/** What points are asked for by. */
export interface NearbyQuestion {
  readonly materials: readonly string[];
  readonly place: VisitorPlace;
  /** The list on the map, which this leads to, keeps to the same countries. */
  readonly about: CityContext;
}

async function requestPoints(
  api: ApiService,
  { materials, about }: NearbyQuestion,
  near: Coordinates,
  bbox?: string,
): Promise<PageOf<RecyclingPoint>> {
  const answer = await api.request({
    path: PATH,
    query: {
      materials: materials.join(','),
      ...countriesQuery(about),
      near: degrees([near.lng, near.lat]),
      bbox,
      sort: 'open',
      brief: '1',
      page_size: SHOWN,
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

/** Asks for the points that take one of some materials and are best to go to from a visitor's place. */
export async function requestNearby(api: ApiService, question: NearbyQuestion): Promise<NearbyPoints> {
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
