import type { ClockTime } from '@ecocircle/shared-contracts';
import type { Marks } from '../points-browser/index.ts';
import { type MarkedPoint, openMark, type Place, toFamily } from '../points-data/index.ts';
import { gatherNear } from './gather-near.ts';
import type { ClusterLook, Emphasis, PointLook } from './mark-drawing.ts';
import { type Pixel, spreadCoincident } from './spread-coincident.ts';
import { type PointHours, standingAt } from './standing.ts';

export type { MarkedPoint };

/** A group of points on the map; a press leads to the zoom at which it falls apart. */
export interface ClusterMark extends ClusterLook {
  readonly key: string;
  readonly place: Place;
  readonly expansion: number;
}

/** Where a point belongs that was set aside to be reached, and how many pixels from there its mark stands. */
export interface Leg extends Pixel {
  readonly place: Place;
}

/** A point on the map. */
export interface PointMark extends PointLook {
  readonly key: string;
  readonly place: Place;
  readonly leg: Leg | null;
  readonly id: string;
  readonly name: string | null;
  /** When it closes by its own clock, where that is known and ahead. */
  readonly closesAt: ClockTime | null;
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

/** A point where it belongs. */
export interface StandingPoint extends PointHours, Pick<PointMark, 'id' | 'family' | 'place'> {
  /** What is known of it where it stands out. */
  readonly marked: MarkedPoint | null;
  readonly emphasis: Emphasis | null;
}

/** The hours of a point that the map holds no others of: those of the map are renewed. */
const hoursOf = ({ open, until }: MarkedPoint): Omit<PointHours, 'isPaused'> => ({
  open: openMark(open),
  until,
});

/** The points where they belong; one that stands out is there once, above the others. */
export function standingPoints({ marks, selected, highlighted }: KnownMarks): StandingPoint[] {
  const points = new Map<string, StandingPoint>();
  const paused = new Set(marks.closed);
  for (const [lng, lat, id, family, open, until] of marks.points) {
    const hours = { open, until, isPaused: paused.has(id) };
    points.set(id, {
      id,
      place: [lng, lat],
      family: toFamily(family),
      ...hours,
      marked: null,
      emphasis: null,
    });
  }
  const emphasise = (point: MarkedPoint | null, emphasis: Emphasis): void => {
    if (!point) return;
    const { id, lng, lat, family } = point;
    const hours = { ...(points.get(id) ?? hoursOf(point)), isPaused: point.closing !== null };
    points.delete(id);
    points.set(id, { ...hours, id, place: [lng, lat], family, marked: point, emphasis });
  };
  emphasise(selected, 'selected');
  if (highlighted?.id !== selected?.id) emphasise(highlighted, 'highlighted');
  return [...points.values()];
}

function closesAtOf({ marked }: StandingPoint): ClockTime | null {
  const says = marked?.open;
  return says?.kind === 'open' || says?.kind === 'closes-soon' ? says.until : null;
}

type Stand = Pick<PointMark, 'place' | 'leg' | 'isAside'>;

/** Where the marks of points stand; a `projection` sets those apart that stand on one place. */
function standsOf(places: readonly Place[], projection: Projection | null): Stand[] {
  if (!projection) return places.map((place) => ({ place, leg: null, isAside: false }));
  return spreadCoincident(places.map(projection.toPixel)).map(({ from, x, y }, index) => {
    if (!from) return { place: places[index] as Place, leg: null, isAside: false };
    const leg = { place: projection.toPlace(from), x: x - from.x, y: y - from.y };
    return { place: projection.toPlace({ x, y }), leg, isAside: true };
  });
}

function pointMarks(
  points: readonly StandingPoint[],
  moment: Date,
  projection: Projection | null,
): PointMark[] {
  const stands = standsOf(
    points.map(({ place }) => place),
    projection,
  );
  return points.map((point, index) => {
    const { id, family, marked, emphasis } = point;
    const standing = standingAt(point, moment);
    return {
      kind: 'point',
      key: `point ${id}`,
      id,
      family,
      standing,
      emphasis,
      name: marked?.name ?? null,
      closesAt: standing === 'open' ? closesAtOf(point) : null,
      ...(stands[index] as Stand),
    };
  });
}

const clusterMark = ([lng, lat, count, expansion]: Marks['clusters'][number]): ClusterMark => ({
  kind: 'cluster',
  key: `cluster ${lng},${lat},${count},${expansion}`,
  place: [lng, lat],
  count,
  expansion,
});

/**
 * The marks that the map shows at a moment. A key names what a mark stands for.
 *
 * @param projection - null while the server groups the points, so that none of them stand on one place; else those that
 *   would cover each other are one group for as long as a zoom can set them apart
 */
export function marksToDraw(
  known: KnownMarks,
  moment: Date,
  projection: Projection | null,
): (ClusterMark | PointMark)[] {
  const points = standingPoints(known);
  const { alone, groups } = projection ? gatherNear(points, projection) : { alone: points, groups: [] };
  return [...[...known.marks.clusters, ...groups].map(clusterMark), ...pointMarks(alone, moment, projection)];
}
