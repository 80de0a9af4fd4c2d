/** A place on the screen, in pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Where a mark is drawn, and the place that it stands for when it was set aside. */
export interface SpreadPlace extends Pixel {
  readonly from: Pixel | null;
}

/** Marks nearer to each other than this cannot be told apart by pressing. */
export const TOO_NEAR = 14;

/** Distance between neighbours on a ring, and between rings: what can be pressed of each is 44 pixels wide. */
export const SPREAD_GAP = 44;

/** What stands on the first ring; more than that stands on rings around it. */
export const FIRST_RING = 10;

/** The distance of two places. */
export const distanceOf = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Groups places, by their indices: each lies nearer than a distance to the first of its group. */
export function groupNear(places: readonly Pixel[], distance: number): number[][] {
  const groups: number[][] = [];
  places.forEach((place, index) => {
    const near = groups.find(([first]) => distanceOf(places[first as number] as Pixel, place) < distance);
    if (near) near.push(index);
    else groups.push([index]);
  });
  return groups;
}

/** Radius of the circle on which neighbours stand `SPREAD_GAP` apart. */
const radiusFor = (count: number): number => SPREAD_GAP / (2 * Math.sin(Math.PI / count));

/** How many stand `SPREAD_GAP` apart on a circle. */
const roomOn = (radius: number): number => Math.floor(Math.PI / Math.asin(SPREAD_GAP / (2 * radius)));

function onRing({ x, y }: Pixel, radius: number, count: number): Pixel[] {
  return Array.from({ length: count }, (_, position) => {
    const angle = (2 * Math.PI * position) / count - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** Places on rings around a centre, from the one above it on. */
function around(centre: Pixel, count: number): Pixel[] {
  const first = Math.min(count, FIRST_RING);
  const places = onRing(centre, radiusFor(first), first);
  for (let radius = radiusFor(first) + SPREAD_GAP; places.length < count; radius += SPREAD_GAP)
    places.push(...onRing(centre, radius, Math.min(roomOn(radius), count - places.length)));
  return places;
}

/**
 * Sets marks that stand on the same place on rings around it, so that each can be reached. Marks that stand alone stay
 * where they are. The order is kept.
 */
export function spreadCoincident(places: readonly Pixel[]): SpreadPlace[] {
  const result: SpreadPlace[] = places.map((place) => ({ ...place, from: null }));
  for (const group of groupNear(places, TOO_NEAR)) {
    if (group.length === 1) continue;
    const from = places[group[0] as number] as Pixel;
    for (const [position, place] of around(from, group.length).entries())
      result[group[position] as number] = { ...place, from };
  }
  return result;
}
