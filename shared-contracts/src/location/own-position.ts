/** A position in degrees, WGS 84. */
export interface Coordinates {
  readonly lng: number;
  readonly lat: number;
}

/** What a device told of its position. */
export interface OwnPosition extends Coordinates {
  /** Metres around the position within which the device is, by its own estimate. */
  readonly accuracy: number;
  /** Degrees clockwise from north; null while it is not known. */
  readonly heading: number | null;
  /** When it was so, in milliseconds of the visitor's own clock. */
  readonly at: number;
}

/** The times of looking for a visitor, in milliseconds. */
export const LOCATION_TIMES = {
  /** So long a device may take for a position of high accuracy. */
  fix: 1000,
  /** So long a country may take to be found. */
  country: 500,
  /** An error that a position follows within this time is none. */
  errorDebounce: 500,
  /** So long the previous position stands for one that does not come. */
  fresh: 6000,
  /** So long a position is kept for the next visit. */
  kept: 3_600_000,
} as const;

/** In metres; the sphere that all distances are measured on. */
const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The way between two positions in a straight line over the ground, in metres.
 *
 * @example
 * metresBetween({ lng: 76.93, lat: 43.24 }, { lng: 76.93, lat: 43.25 }); // 1112, about
 */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const [up, along] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const h =
    Math.sin(up / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(along / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** Items by their distance from a position, the nearest first; those at the same distance keep their order. */
export function byDistance<Item extends Coordinates>(items: readonly Item[], from: Coordinates): Item[] {
  return items
    .map((item) => ({ item, metres: metresBetween(from, item) }))
    .sort((one, other) => one.metres - other.metres)
    .map(({ item }) => item);
}

/** The direction from one position to another, in degrees clockwise from north: from 0 up to 360. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const along = radians(to.lng - from.lng);
  const [start, end] = [radians(from.lat), radians(to.lat)];
  const east = Math.sin(along) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(along);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** So many positions without a heading give one. */
const FIXES_FOR_HEADING = 3;
/** Who has moved less, in metres, stands: the wandering of a device is no direction. */
const LEAST_WAY = 3;

/** What the last positions of a device say of where it goes. */
export interface Trail {
  /** Those without a heading of their own, at most three. */
  readonly fixes: readonly Coordinates[];
  readonly heading: number | null;
}

/** Of a device that has told nothing yet. */
export const NO_TRAIL: Trail = { fixes: [], heading: null };

/**
 * Follows a device by one position. A heading of its own counts; after three positions without one it is the direction
 * from the first of them to the last, unless it stands, when the heading stays what it was.
 */
export function followTrail(
  { fixes, heading: before }: Trail,
  fix: Coordinates & { readonly heading: number | null },
): Trail {
  if (fix.heading !== null && Number.isFinite(fix.heading)) return { fixes: [], heading: fix.heading };
  const last = [...fixes, { lng: fix.lng, lat: fix.lat }].slice(-FIXES_FOR_HEADING);
  const [first] = last;
  if (!first || last.length < FIXES_FOR_HEADING) return { fixes: last, heading: before };
  return {
    fixes: last,
    heading: metresBetween(first, fix) < LEAST_WAY ? before : bearing(first, fix),
  };
}

/** An age is trusted only where the clock that it is taken by has not been set back. */
const isWithin = (at: number, now: number, most: number): boolean => now >= at && now - at <= most;

/** Whether a position can stand for one that does not come. */
export const isFresh = ({ at }: Pick<OwnPosition, 'at'>, now: number): boolean =>
  isWithin(at, now, LOCATION_TIMES.fresh);

/** A device that is less sure, in metres, knows about a city and no street. */
const STREET_ACCURACY = 1000;

/** Whether a position is good for distances in a city; else it is said by the city. */
export const isPrecise = ({ accuracy }: Pick<OwnPosition, 'accuracy'>): boolean =>
  accuracy <= STREET_ACCURACY;

/** A position as it is kept for an hour: `{lat, lng, countryCode}`, with its accuracy and time. */
export interface KeptPosition extends Coordinates {
  /** ISO 3166-1 alpha-2; empty where the country could not be found. */
  readonly countryCode: string;
  readonly accuracy: number;
  readonly at: number;
}

const isDegrees = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= most;

function isKeptPosition(value: unknown): value is KeptPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { lat, lng, countryCode, accuracy, at } = value as Readonly<Record<string, unknown>>;
  return (
    isDegrees(lat, 90) &&
    isDegrees(lng, 180) &&
    typeof countryCode === 'string' &&
    typeof accuracy === 'number' &&
    accuracy >= 0 &&
    typeof at === 'number'
  );
}

/**
 * Reads a kept position. Null where there is none, it is damaged, older than an hour, or from the future: a clock that
 * was set says nothing of its age.
 */
export function readKeptPosition(text: string | null, now: number): KeptPosition | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKeptPosition(value) && isWithin(value.at, now, LOCATION_TIMES.kept) ? value : null;
  } catch {
    return null;
  }
}
