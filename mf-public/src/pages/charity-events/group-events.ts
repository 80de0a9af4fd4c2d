import Supercluster from 'supercluster';
import type { EventSummary } from '../../charity-events/index.ts';

/** What the map needs to know of an event to group it. */
export type PlacedEvent = Pick<EventSummary, 'id' | 'coords'>;

/** Events whose marks would cover each other, at the zoom they were asked for. */
export interface EventGroup {
  readonly lat: number;
  readonly lng: number;
  readonly ids: readonly string[];
  /** The zoom at which the group falls apart. */
  readonly apartAt: number;
}

/** What the map draws at a zoom: events that stand alone, or beside others of their very place, and groups. */
export interface GroupedEvents<Event extends PlacedEvent> {
  readonly alone: readonly Event[];
  readonly groups: readonly EventGroup[];
}

/** Marks whose places are not so many pixels apart cover each other. */
const REACH = 44;
const TILE_SIZE = 256;
/** Closer than this, what still meets stands side by side. */
const LAST_GROUPED_ZOOM = 15;
const WORLD: [number, number, number, number] = [-180, -90, 180, 90];

const placeOf = ({ coords: { lat, lng } }: PlacedEvent): string => `${lat},${lng}`;

/** Prepares events for a map: which of them stand alone and which in groups, by zoom. */
export function groupEvents<Event extends PlacedEvent>(
  events: readonly Event[],
): (zoom: number) => GroupedEvents<Event> {
  const index = new Supercluster<{ readonly event: Event }>({
    radius: REACH,
    extent: TILE_SIZE,
    maxZoom: LAST_GROUPED_ZOOM,
  }).load(
    events.map((event) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [event.coords.lng, event.coords.lat] },
      properties: { event },
    })),
  );
  return (zoom) => {
    const alone: Event[] = [];
    const groups: EventGroup[] = [];
    for (const { geometry, properties } of index.getClusters(WORLD, Math.floor(zoom))) {
      if (!('cluster_id' in properties)) {
        alone.push(properties.event);
        continue;
      }
      const members = index
        .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
        .map((leaf) => leaf.properties.event);
      if (new Set(members.map(placeOf)).size === 1) {
        alone.push(...members);
        continue;
      }
      const [lng = 0, lat = 0] = geometry.coordinates;
      groups.push({
        lng,
        lat,
        ids: members.map(({ id }) => id),
        apartAt: index.getClusterExpansionZoom(properties.cluster_id),
      });
    }
    return { alone, groups };
  };
}
