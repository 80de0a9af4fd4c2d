import type { Marks } from '../points-browser/index.ts';
import type { Place, PointSummary } from '../points-data/index.ts';
import { type Pixel, spreadCoincident } from './spread-coincident.ts';

/** A point that the map draws by itself: the selected one, or the one that the list points at. */
export type MarkedPoint = Pick<PointSummary, 'id' | 'lng' | 'lat' | 'family' | 'name' | 'closing'>;

/** A group of points on the map; a press leads to the zoom at which it falls apart. */
export interface ClusterMark {
  readonly kind: 'cluster';
  readonly key: string;
  readonly place: Place;
  readonly count: number;
  readonly expansion: number;
}

/** A point on the map; `from` is where it belongs, when it was set aside to be reached. */
export interface PointMark {
  readonly kind: 'point';
  readonly key: string;
  readonly place: Place;
  readonly from: Place | null;
  readonly id: string;
  readonly family: string;
  readonly name: string | null;
  /** Whether it does not work for a time. */
  readonly isClosed: boolean;
  readonly emphasis: 'selected' | 'highlighted' | null;
}

/** What is known of the points, and which of them stand out. */
export interface KnownMarks {
  readonly marks: Marks;
  readonly selected: MarkedPoint | null;
  readonly highlighted: MarkedPoint | null;
}

/** Between places and pixels of the screen at the map's zoom. */
export interface Projection {
  toPixel(place: Place): Pixel;
  toPlace(pixel: Pixel): Place;
}

type Standing = Omit<PointMark, 'key' | 'from'>;

/** The points where they belong; one that stands out is drawn as such and once. */
function standingPoints({ marks, selected, highlighted }: KnownMarks): Standing[] {
  const points = new Map<string, Standing>();
  const closed = new Set(marks.closed);
  for (const [lng, lat, id, family] of marks.points) {
    const isClosed = closed.has(id);
    points.set(id, { kind: 'point', place: [lng, lat], id, family, isClosed, name: null, emphasis: null });
  }
  const emphasise = (point: MarkedPoint | null, emphasis: PointMark['emphasis']): void => {
    if (!point) return;
    const { id, lng, lat, family, name } = point;
    const isClosed = point.closing !== null;
    points.delete(id);
    points.set(id, { kind: 'point', place: [lng, lat], id, family, isClosed, name, emphasis });
  };
  emphasise(selected, 'selected');
  if (highlighted?.id !== selected?.id) emphasise(highlighted, 'highlighted');
  return [...points.values()];
}

/** The marks of points; a `projection` sets those apart that stand on one place. */
function pointMarks(known: KnownMarks, projection: Projection | null): PointMark[] {
  const points = standingPoints(known);
  const spread = projection && spreadCoincident(points.map(({ place }) => projection.toPixel(place)));
  return points.map((point, index) => {
    const { from = null, ...pixel } = spread?.[index] ?? { x: 0, y: 0 };
    const place = from && projection ? projection.toPlace(pixel) : point.place;
    const at = place.map((degrees) => degrees.toFixed(6)).join();
    const key = `point ${point.emphasis} ${point.isClosed} ${point.id} ${at}`;
    return { ...point, key, place, from: from && projection ? projection.toPlace(from) : null };
  });
}

/**
 * The marks that the map shows. Their keys are the same as long as they look the same.
 *
 * @param projection - null while the server groups the points, so that none of them stand on one place
 */
export function marksToDraw(known: KnownMarks, projection: Projection | null): (ClusterMark | PointMark)[] {
  const clusters = known.marks.clusters.map(
    ([lng, lat, count, expansion]): ClusterMark => ({
      kind: 'cluster',
      key: `cluster ${lng},${lat},${count},${expansion}`,
      place: [lng, lat],
      count,
      expansion,
    }),
  );
  return [...clusters, ...pointMarks(known, projection)];
}
