import { Answer } from '../api/answer.ts';

/**
 * The point that is the best to go to: the nearest open one, or the nearest of all where none is known to be open.
 * `distance` is in metres, `isOpen` null where its hours are not known, `until` the moment at which that changes (null
 * where it stays so for a week), `timeZone` the point's own.
 */
export interface NearestPoint {
  readonly id: string;
  readonly name: string;
  readonly distance: number;
  readonly isOpen: boolean | null;
  readonly until: Date | null;
  readonly timeZone: string;
}

/**
 * Where something can be handed in, in short: how many points take it, how many of them are open at the moment, and the
 * best to go to, where a position was named.
 *
 * @example
 * const { total, openNow, nearest } = readNearbyAnswer(await api.request({ path, query: { materials: 'batteries', near: '-58.43,-34.6' } }));
 */
export interface NearbyAnswer {
  readonly total: number;
  readonly openNow: number;
  readonly nearest: NearestPoint | null;
}

function readNearest(point: Answer): NearestPoint {
  const until = point.momentOrNull('until');
  return {
    id: point.text('id'),
    name: point.text('name'),
    distance: point.figure('distance'),
    isOpen: point.has('open') ? point.flag('open') : null,
    until: until === null ? null : new Date(until),
    timeZone: point.text('zone'),
  };
}

/** Reads the answer of `GET /api/web/v1/facility/answer/`. */
export function readNearbyAnswer(answer: unknown): NearbyAnswer {
  const data = Answer.of(answer).object('data');
  const nearest = data.objectOrNull('nearest');
  return {
    total: data.figure('total'),
    openNow: data.figure('openNow'),
    nearest: nearest && readNearest(nearest),
  };
}

/**
 * What the prices of a list are compared in, which is sorted by the best: for one unit (its slug), in the currency of one
 * country (ISO 3166-1 alpha-2).
 */
export interface PriceMeasure {
  readonly unit: string;
  readonly country: string;
}

/** Reads what the prices of a page of points are compared in; null where nothing is paid, or the list has another order. */
export function readPriceMeasure(answer: unknown): PriceMeasure | null {
  const meta = Answer.of(answer).object('meta');
  const price = meta.has('price') ? meta.object('price') : null;
  return price && { unit: price.text('unit'), country: price.text('country') };
}
