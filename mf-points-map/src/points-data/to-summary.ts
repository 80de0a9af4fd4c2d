import { addressBeside } from '@ecocircle/app-kit/point-card';
import {
  type MapPoint,
  type OpenSays,
  openChange,
  openNow,
  type RecyclingPoint,
} from '@ecocircle/shared-contracts';
import type { MarkedPoint, PointSummary } from './point-summary.ts';
import { sayHours } from './say-hours.ts';
import { toListedHours } from './to-listed-hours.ts';
import { toMinute } from './to-minute.ts';

/** A row names so many materials, and counts the others. */
const NAMED = 3;

/** A metre: neither marks nor distances show less. */
const DECIMALS = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** When a point opens or closes next after a moment, in minutes since 1970. */
function untilOf(point: RecyclingPoint, moment: Date): MapPoint[5] {
  const { workingHours, specialHours, timeZone } = point;
  const change = workingHours && openChange(workingHours, moment, timeZone, specialHours.days).until;
  return change && toMinute(change);
}

function markedBy(open: OpenSays, point: RecyclingPoint, moment: Date): MarkedPoint {
  const { id, name, coords, icon, closing } = point;
  return { id, name, ...coords, family: icon.family, closing, open, until: untilOf(point, moment) };
}

/** What the map draws of a point at a moment. */
export const toMarked = (point: RecyclingPoint, moment: Date): MarkedPoint =>
  markedBy(openNow(point, moment).says, point, moment);

/** What the list shows of a point at a moment. It is a part of the document: it holds nothing else. */
export function toSummary(point: RecyclingPoint, moment: Date): PointSummary {
  const said = sayHours(point, moment);
  const marked = markedBy(said.open, point, moment);
  return {
    ...marked,
    ...said,
    address: addressBeside(point),
    lng: rounded(marked.lng),
    lat: rounded(marked.lat),
    takes: point.smrs.slice(0, NAMED).map(({ uom, rate, typeId }) => ({ uom, rate, typeId })),
    takesMore: Math.max(0, point.smrs.length - NAMED),
    country: point.country,
    picture: point.photos[0]?.thumbnailUrl ?? null,
    hours: toListedHours(point, moment),
  };
}
