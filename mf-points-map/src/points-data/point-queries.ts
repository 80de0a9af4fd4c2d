import type { CountriesQuery, NearestPoint, PriceMeasure } from '@ecocircle/shared-contracts';
import type { PointSummary } from './point-summary.ts';

/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Longitude and latitude in degrees. */
export type Place = readonly [lng: number, lat: number];

/** What is wanted of points, as the API understands it. */
export interface PointWishes {
  /** What is to be handed in: each by the ids that will do for it, joined by full stops. */
  readonly materials: readonly string[];
  /** Whether a point has to take all of it, or something. */
  readonly match: 'any' | 'all';
  readonly open: boolean;
  readonly paid: boolean;
  /** In which countries; in all where it says nothing. */
  readonly countries: CountriesQuery;
}

/** Every point will do. */
export const NO_WISHES: PointWishes = {
  materials: [],
  match: 'any',
  open: false,
  paid: false,
  countries: {},
};

/** What a list of points is asked for by: those in a box, or everywhere when there is a search. */
export interface PointsQuery {
  readonly q: string;
  readonly wishes: PointWishes;
  readonly sort: 'open' | 'price';
  readonly box: Box | null;
  readonly near: Place;
  /** Counted from 1. */
  readonly page: number;
}

/** Points to a page of the list. */
export const PAGE_SIZE = 20;

export const BASE = '/api/web/v1/facility';

export const degrees = (numbers: readonly number[]): string =>
  numbers.map((number) => Number(number.toFixed(4))).join(',');

export const wishesIn = ({ materials, match, open, paid, countries }: PointWishes) => ({
  materials: materials.length > 0 ? materials.join(',') : undefined,
  match: match === 'all' ? match : undefined,
  open: open ? 'now' : undefined,
  paid: paid ? 1 : undefined,
  ...countries,
});

/** Points of a list, and how many it has in all. */
export interface ListedPoints {
  readonly points: readonly PointSummary[];
  readonly total: number;
  /** What prices are compared in, where the best one stands first. */
  readonly price: PriceMeasure | null;
  /** Where nothing is in the box: what of it is the best to go to from its middle; null where that is not known. */
  readonly nearest: NearestPoint | null;
}

/** The formats of the file of all points of a query. */
export const EXPORT_FORMATS = ['geojson', 'csv'] as const;

/** The address of the file of all points of a query. */
export function exportHref(format: (typeof EXPORT_FORMATS)[number], { q, wishes, box }: PointsQuery): string {
  const asked = { q: q || undefined, ...wishesIn(wishes), bbox: box ? degrees(box) : undefined };
  const given = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${BASE}/map/export.${format}?${new URLSearchParams(given)}`;
}

/**
 * The page that asks to be told of new points: of those that a list was asked for, around what is seen of the map, or
 * around the visitor's city where that is null.
 */
export const alertPath = ({
  wishes: { materials },
  box,
}: {
  readonly wishes: Pick<PointWishes, 'materials'>;
  readonly box: Box | null;
}): string => `/alerts?materials=${materials}${box ? `&bbox=${degrees(box)}` : ''}`;

/** What the map is asked for by. */
export interface ClustersQuery {
  readonly box: Box;
  readonly zoom: number;
  readonly wishes: PointWishes;
}
