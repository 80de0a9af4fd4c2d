import type { MapPoint, RecyclingPoint } from '@ecocircle/shared-contracts';
import { openChange } from '@ecocircle/shared-contracts';
import { isOpenAt } from '@ecocircle/shared-contracts/point-finding';
import { toPixel } from '../points-data/pixels.ts';
import { FIRST_UNCLUSTERED_ZOOM, ZOOM_OF_SERVER } from '../points-data/zooms.ts';

/** Points that are not so many pixels from the first of a group belong to it: their marks would cover each other. */
const REACH = 80;
const MINUTE_MS = 60_000;
const DECIMALS = 5;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

interface Group {
  readonly x: number;
  readonly y: number;
  readonly points: RecyclingPoint[];
}

/** Points in groups of those that are near each other. */
function groupsOf(points: readonly RecyclingPoint[], zoom: number): RecyclingPoint[][] {
  const groups: Group[] = [];
  for (const point of points) {
    const { x, y } = toPixel([point.coords.lng, point.coords.lat], zoom - ZOOM_OF_SERVER);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < REACH);
    if (near) near.points.push(point);
    else groups.push({ x, y, points: [point] });
  }
  return groups.map((group) => group.points);
}

const LAST_GROUPED = FIRST_UNCLUSTERED_ZOOM + ZOOM_OF_SERVER - 1;

/** The zoom, as the server counts it, at which a group falls apart. */
function expansionOf(points: readonly RecyclingPoint[], zoom: number): number {
  let closer = zoom + 1;
  while (closer <= LAST_GROUPED && groupsOf(points, closer).length === 1) closer += 1;
  return closer;
}

const middle = (points: readonly RecyclingPoint[], axis: 'lng' | 'lat'): number =>
  rounded(points.reduce((sum, { coords }) => sum + coords[axis], 0) / points.length);

function markOf(point: RecyclingPoint, moment: Date): MapPoint {
  const { id, coords, icon, closing, workingHours, timeZone, specialHours } = point;
  const place = [rounded(coords.lng), rounded(coords.lat), id, icon.family] as const;
  if (closing) return [...place, 0, null];
  if (!workingHours) return [...place, null, null];
  const { until } = openChange(workingHours, moment, timeZone, specialHours.days);
  return [...place, isOpenAt(point, moment) ? 1 : 0, until && Math.floor(until.valueOf() / MINUTE_MS)];
}

/** What stands on the map at one zoom, as the server counts it, in the form of the server's answer. */
export function groupMarks(points: readonly RecyclingPoint[], zoom: number, moment: Date) {
  const isGrouped = zoom <= LAST_GROUPED;
  const groups = isGrouped ? groupsOf(points, zoom) : points.map((point) => [point]);
  const singles = groups.filter(({ length }) => length === 1).flat();
  return {
    version: 'kept',
    total: points.length,
    clusters: groups
      .filter(({ length }) => length > 1)
      .map((group) => [middle(group, 'lng'), middle(group, 'lat'), group.length, expansionOf(group, zoom)]),
    points: singles.map((point) => markOf(point, moment)),
    closed: singles.filter(({ closing }) => closing !== null).map(({ id }) => id),
  };
}
