/** A place on the map: degrees, WGS 84. */
export interface Place {
  readonly lng: number;
  readonly lat: number;
}

/** What typed coordinates were read as. */
export type ReadCoordinates =
  | { readonly kind: 'place'; readonly place: Place }
  /** Not two numbers. */
  | { readonly kind: 'unreadable' }
  /** Two numbers that are no latitude and longitude in either order. */
  | { readonly kind: 'outside' }
  /** No latitude and longitude as they stand, but turned round they are `place`. */
  | { readonly kind: 'swapped'; readonly place: Place };

const DEGREES = String.raw`[-+]?\d{1,3}(?:[.,]\d+)?`;
/** The longest first number wins, so that commas may be decimal: `59,93, 30,31` and `59,93 30,31` alike. */
const PAIR = new RegExp(String.raw`^(${DEGREES})(?:\s*[;,]\s*|\s+)(${DEGREES})$`);
const PARTS_OF_DEGREE = 1e6;
const POLE = 90;
const DATE_LINE = 180;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** A place to about 10 cm: more digits would claim what nobody measured. */
export const roundPlace = ({ lng, lat }: Place): Place => ({
  lng: Math.round(lng * PARTS_OF_DEGREE) / PARTS_OF_DEGREE,
  lat: Math.round(lat * PARTS_OF_DEGREE) / PARTS_OF_DEGREE,
});

const isOnEarth = ({ lng, lat }: Place): boolean => Math.abs(lat) <= POLE && Math.abs(lng) <= DATE_LINE;

/** The place with its latitude and longitude turned round. */
export const turned = ({ lng, lat }: Place): Place => ({ lng: lat, lat: lng });

/**
 * Reads "latitude, longitude" as maps and people write it. Libraries that read coordinates refuse whole degrees with
 * two decimals and decimal commas with a comma between, which are what people paste here.
 *
 * @example
 * readCoordinates('59,93, 30,31'); // { kind: 'place', place: { lat: 59.93, lng: 30.31 } }
 */
export function readCoordinates(text: string): ReadCoordinates {
  const pair = PAIR.exec(text.trim().replaceAll(/[−–]/g, '-'));
  if (!pair) return { kind: 'unreadable' };
  const place = roundPlace({ lat: numberOf(pair[1] ?? ''), lng: numberOf(pair[2] ?? '') });
  if (isOnEarth(place)) return { kind: 'place', place };
  return isOnEarth(turned(place)) ? { kind: 'swapped', place: turned(place) } : { kind: 'outside' };
}

/** A place as it is typed: `59.93, 30.31`, latitude first. */
export const writeCoordinates = ({ lng, lat }: Place): string => `${lat}, ${lng}`;

const degreesBetween = (one: Place, other: Place): number =>
  Math.hypot(one.lng - other.lng, one.lat - other.lat);

const FAR = 10;
const MUCH_NEARER = 4;

/** Whether a place far from where somebody works would lie there if its numbers were turned round. */
export function seemsSwapped(place: Place, near: Place): boolean {
  const [asTyped, asTurned] = [degreesBetween(place, near), degreesBetween(turned(place), near)];
  return isOnEarth(turned(place)) && asTyped > FAR && asTurned * MUCH_NEARER < asTyped;
}
