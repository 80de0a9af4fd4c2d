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

/** Distance between neighbours on the circle: what can be pressed of each is 44 pixels wide. */
export const SPREAD_GAP = 44;

function groupNear(places: readonly Pixel[]): number[][] {
  const groups: number[][] = [];
  places.forEach((place, index) => {
    const near = groups.find(([first]) => {
      const other = places[first as number] as Pixel;
      return Math.hypot(other.x - place.x, other.y - place.y) < TOO_NEAR;
    });
    if (near) near.push(index);
    else groups.push([index]);
  });
  return groups;
}

/** Radius of the circle on which neighbours stand `SPREAD_GAP` apart. */
const radiusFor = (count: number): number => SPREAD_GAP / (2 * Math.sin(Math.PI / count));

/**
 * Sets marks that stand on the same place on a circle around it, so that each can be reached. Marks that stand
 * alone stay where they are. The order is kept.
 */
export function spreadCoincident(places: readonly Pixel[]): SpreadPlace[] {
  const result: SpreadPlace[] = places.map((place) => ({ ...place, from: null }));
  for (const group of groupNear(places)) {
    if (group.length === 1) continue;
    const centre = places[group[0] as number] as Pixel;
    const radius = radiusFor(group.length);
    group.forEach((index, position) => {
      const angle = (2 * Math.PI * position) / group.length - Math.PI / 2;
      const { x, y } = centre;
      result[index] = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), from: { x, y } };
    });
  }
  return result;
}
