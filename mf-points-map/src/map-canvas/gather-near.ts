import type { Marks } from '../points-browser/index.ts';
import type { Projection, StandingPoint } from './marks-to-draw.ts';
import { distanceOf, groupNear, type Pixel, SPREAD_GAP } from './spread-coincident.ts';

const TILE_SIZE = 256;
/** From here on points stand singly, and those at one place are set apart. */
const LAST_ZOOM = 18;

/** More at one place than these are not set apart: their rings would be larger than a phone. The list has them. */
export const MOST_APART = 60;

/** Points that stand alone, and groups of others as the server would name them. */
export interface GatheredPoints {
  readonly alone: readonly StandingPoint[];
  readonly groups: Marks['clusters'];
}

/** The zoom of a projection, by the width of its world. */
const zoomOf = ({ toPixel }: Projection): number =>
  Math.log2((toPixel([180, 0]).x - toPixel([-180, 0]).x) / TILE_SIZE);

const middleOf = (pixels: readonly Pixel[]): Pixel => ({
  x: pixels.reduce((sum, { x }) => sum + x, 0) / pixels.length,
  y: pixels.reduce((sum, { y }) => sum + y, 0) / pixels.length,
});

/** Groups pixels, by their indices, until no two middles of groups are so near that marks on them would meet. */
function groupMeeting(pixels: readonly Pixel[]): number[][] {
  let groups = pixels.map((_, index) => [index]);
  for (;;) {
    const middles = groups.map((group) => middleOf(group.map((index) => pixels[index] as Pixel)));
    const meeting = groupNear(middles, SPREAD_GAP);
    if (meeting.length === groups.length) return groups;
    const smaller = groups;
    groups = meeting.map((group) => group.flatMap((index) => smaller[index] as number[]));
  }
}

/**
 * Gathers points whose marks would cover each other, as those of a search that the server does not group. A few that no
 * zoom sets apart stay alone, and so does what stands out.
 */
export function gatherNear(points: readonly StandingPoint[], projection: Projection): GatheredPoints {
  const zoom = zoomOf(projection);
  const gathered = new Set<StandingPoint>();
  const groups: Marks['clusters'][number][] = [];
  const plain = points.filter(({ emphasis }) => emphasis === null);
  const pixels = plain.map(({ place }) => projection.toPixel(place));
  for (const group of groupMeeting(pixels)) {
    const members = group.map((index) => pixels[index] as Pixel);
    const reach = Math.max(...members.map((pixel) => distanceOf(pixel, members[0] as Pixel)));
    const zoomApart = Math.ceil(zoom + Math.log2(SPREAD_GAP / reach));
    const isNeverApart = zoomApart > LAST_ZOOM;
    if (members.length === 1 || (isNeverApart && members.length <= MOST_APART)) continue;
    for (const index of group) gathered.add(plain[index] as StandingPoint);
    const [lng, lat] = projection.toPlace(middleOf(members));
    // The server's zoom of this number is one nearer than the map's: the group falls apart with room around it.
    groups.push([lng, lat, members.length, Math.min(zoomApart, LAST_ZOOM)]);
  }
  return { alone: points.filter((point) => !gathered.has(point)), groups };
}
