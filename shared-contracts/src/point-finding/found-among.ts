import { openState } from '../domain/open-state.ts';
import type { RecyclingPoint } from '../domain/recycling-point.ts';
import { type Coordinates, metresBetween } from '../location/own-position.ts';
import { foldText } from './fold-text.ts';

/** What is wanted of points, and in which order they stand; the API's index of all points follows the same. */
export interface PointsSearch {
  /** Words that name, address, city or organisation hold; empty: any. */
  readonly q: string;
  /** Groups of materials: a point is wanted that takes something of every group. */
  readonly groups: readonly (readonly string[])[];
  /** Only points that are open at the moment; one that does not work for a time is not. */
  readonly openOnly: boolean;
  /** Only points that pay for something of the groups, or for anything where there are none. */
  readonly paidOnly: boolean;
  /** ISO 3166-1 alpha-2: the only country of the points; null: any. */
  readonly country: string | null;
  /** Countries that are left out. */
  readonly notCountries: readonly string[];
  /** West, south, east, north in degrees; null: everywhere. */
  readonly box: readonly [west: number, south: number, east: number, north: number] | null;
  /** From where the nearest is looked for. */
  readonly near: Coordinates | null;
  /** The best to go to: what is open, and of that what is nearest. Or the best price, of points that pay. */
  readonly sort: 'open' | 'price';
}

/** What prices are compared in: those of one country, which have one currency, for one unit. */
type Measure = Pick<Price, 'country' | 'unit'>;

interface Price {
  readonly id: string;
  readonly country: string;
  readonly unit: string;
  readonly price: number;
}

/** The points that were found, in their order, and what their prices are compared in, where they are. */
export interface PointsFound {
  readonly points: readonly RecyclingPoint[];
  readonly price: Measure | null;
}

/** Whether a point is open at a moment; one of which nobody knows the hours is not. */
export const isOpenAt = (
  { closing, workingHours, timeZone, specialHours }: RecyclingPoint,
  moment: Date,
): boolean =>
  closing === null &&
  workingHours !== null &&
  openState(workingHours, moment, timeZone, specialHours.days).state === 'open';

const isInside = (box: PointsSearch['box'], { lng, lat }: Coordinates): boolean => {
  if (!box) return true;
  const [west, south, east, north] = box;
  if (lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
};

function holds({ name, address, city, orgInfo }: RecyclingPoint, q: string): boolean {
  return q === '' || foldText([name, address, city, orgInfo.fullName].join(' · ')).includes(foldText(q));
}

const isOfCountries = (
  point: RecyclingPoint,
  { country, notCountries }: Pick<PointsSearch, 'country' | 'notCountries'>,
): boolean => (country ?? point.country) === point.country && !notCountries.includes(point.country);

function isWanted(point: RecyclingPoint, search: PointsSearch): boolean {
  const { q, groups, paidOnly, box } = search;
  const any = groups.flat();
  const takes = (materials: readonly string[]): boolean =>
    point.smrs.some(({ typeId }) => materials.includes(typeId));
  const pays = (): boolean =>
    point.smrs.some(({ typeId, rate }) => rate > 0 && (any.length === 0 || any.includes(typeId)));
  return (
    isOfCountries(point, search) &&
    isInside(box, point.coords) &&
    groups.every(takes) &&
    (!paidOnly || pays()) &&
    holds(point, q.trim())
  );
}

const keyOf = ({ country, unit }: Measure): string => `${country} ${unit}`;

/** What most of the points are paid in; of two that are as many the first by its name. */
function measureOf(prices: readonly Price[]): Measure | null {
  const paid = new Map<string, Set<string>>();
  for (const price of prices) paid.set(keyOf(price), (paid.get(keyOf(price)) ?? new Set()).add(price.id));
  const [most] = [...paid].sort(([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1));
  const [country, unit] = most?.[0].split(' ') ?? [];
  return country === undefined || unit === undefined ? null : { country, unit };
}

const pricesOf = (points: readonly RecyclingPoint[], materials: readonly string[]): Price[] =>
  points.flatMap(({ id, country, smrs }) =>
    smrs
      .filter(({ typeId, rate }) => rate > 0 && materials.includes(typeId))
      .map(({ rate, uom }) => ({ id, country, unit: uom, price: rate })),
  );

function byPrice(points: readonly RecyclingPoint[], groups: PointsSearch['groups']): PointsFound {
  const prices = pricesOf(points, groups.flat());
  const measure = measureOf(prices);
  const best = new Map<string, number>();
  for (const price of prices)
    if (measure && keyOf(price) === keyOf(measure))
      best.set(price.id, Math.max(price.price, best.get(price.id) ?? 0));
  const priceOf = ({ id }: RecyclingPoint): number => best.get(id) ?? 0;
  return { points: [...points].sort((a, b) => priceOf(b) - priceOf(a)), price: measure };
}

/** Finds among points that are at hand what the API finds among all. */
export function foundAmong(
  points: readonly RecyclingPoint[],
  search: PointsSearch,
  moment: Date,
): PointsFound {
  const { near, sort, groups } = search;
  const isPriced = sort === 'price';
  const ranked = points
    .filter((point) => isWanted(point, isPriced ? { ...search, paidOnly: true } : search))
    .map((point) => ({
      point,
      isOpen: isOpenAt(point, moment),
      metres: near ? Math.round(metresBetween(near, point.coords)) : 0,
    }))
    .filter(({ isOpen }) => isOpen || !search.openOnly)
    .sort(
      (a, b) =>
        (near ? Number(b.isOpen) - Number(a.isOpen) || a.metres - b.metres : 0) ||
        Number(a.point.id) - Number(b.point.id),
    )
    .map(({ point }) => point);
  return isPriced ? byPrice(ranked, groups) : { points: ranked, price: null };
}
