import type { MapTiles } from '@ecocircle/shared-contracts';
import type { GroundState, MapLook } from '@ecocircle/ui-kit/map';
import {
  createBaseMap,
  type ElementMarker,
  elementMarker,
  linkMark,
  onKeyboardFocus,
} from '@ecocircle/ui-kit/map/leaflet';
import * as L from 'leaflet';
import type { EventSummary } from '../../charity-events/index.ts';
import styles from './event-mark.module.css';
import { type EventGroup, groupEvents } from './group-events.ts';

/** What the map of events needs from the page. */
export interface EventsMapOptions {
  readonly look: MapLook;
  readonly still: boolean;
  readonly elsewhere: MapTiles | null;
  readonly onGround: (ground: GroundState) => void;
  readonly icon: (kind: string) => Node | null;
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  /** Names a group of so many events, which a press sets apart. */
  readonly groupLabel: (count: number) => string;
}

/** The map of events on the screen. */
export interface EventsMap {
  /** Shows events, beginning with those of the visitor's city where there are any. */
  setEvents(events: readonly EventSummary[], inCity: readonly string[]): void;
  highlight(id: string | null): void;
  zoomBy(steps: number): void;
  setLook(look: MapLook): void;
  dispose(): void;
}

const MARGIN = 44;
const CLOSEST = 13;
/** How far apart, in pixels, marks of events at one place stand. */
const STEP = 20;
const ABOVE_OTHERS = 1000;

function markOf(event: EventSummary, { hrefOf, icon, onOpen }: EventsMapOptions): HTMLElement {
  const link = linkMark({
    className: styles.mark,
    href: hrefOf(event.id),
    label: event.name,
    icon: icon(event.kind),
    onPress: () => onOpen(event.id),
  });
  if (event.cancelled || event.when.phase === 'past') link.dataset.quiet = '';
  return link;
}

function groupMarkOf({ ids: { length } }: EventGroup, label: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${styles.mark} ${styles.group}`;
  button.textContent = `${length}`;
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onPress);
  return button;
}

/** What stands at one place of the map. */
interface Mark {
  readonly lat: number;
  readonly lng: number;
  readonly ids: readonly string[];
  /** Makes its element. */
  readonly draw: () => HTMLElement;
}

/** Marks of events; those of one place stand side by side. */
function aloneMarks(events: readonly EventSummary[], options: EventsMapOptions): Mark[] {
  const atPlace = new Map<string, number>();
  return events.map((event) => {
    const { lat, lng } = event.coords;
    const place = `${lat},${lng}`;
    const before = atPlace.get(place) ?? 0;
    atPlace.set(place, before + 1);
    const draw = (): HTMLElement => {
      const link = markOf(event, options);
      link.style.marginInlineStart = `${before * STEP}px`;
      return link;
    };
    return { lat, lng, ids: [event.id], draw };
  });
}

const boundsOf = (events: readonly EventSummary[]): L.LatLngBounds =>
  L.latLngBounds(events.map(({ coords }) => L.latLng(coords.lat, coords.lng)));

/** Draws the map into an element. Everything of Leaflet is in this module, which is loaded after hydration. */
export function createEventsMap(element: HTMLElement, options: EventsMapOptions): EventsMap {
  const { map, setLook, remove } = createBaseMap(element, {
    look: options.look,
    still: options.still,
    elsewhere: options.elsewhere,
    onGround: options.onGround,
    minZoom: 1,
    worldCopyJump: true,
    scrollWheelZoom: false,
  });
  const layer = L.layerGroup();
  const shown = new Map<string, { ids: readonly string[]; link: HTMLElement; marker: ElementMarker }>();
  let groupedAt = groupEvents<EventSummary>([]);
  let highlighted: string | null = null;
  map.setView([0, 0], 1, { animate: false });
  layer.addTo(map);

  const groupMarks = (groups: readonly EventGroup[]): Mark[] =>
    groups.map((group) => ({
      ...group,
      draw: () =>
        groupMarkOf(group, options.groupLabel(group.ids.length), () =>
          map.setView(group, group.apartAt, { animate: !options.still }),
        ),
    }));

  function showHighlight(): void {
    for (const { ids, link, marker } of shown.values()) {
      const isMeant = highlighted !== null && ids.includes(highlighted);
      link.toggleAttribute('data-highlighted', isMeant);
      marker.setZIndexOffset(isMeant ? ABOVE_OTHERS : 0);
    }
  }

  function add(key: string, { lat, lng, ids, draw }: Mark): void {
    const link = draw();
    onKeyboardFocus(link, () => map.panInside([lat, lng], { padding: [MARGIN, MARGIN] }));
    const marker = elementMarker([lat, lng], link);
    shown.set(key, { ids, link, marker });
    layer.addLayer(marker);
  }

  /** Draws what the zoom asks for; what stays is the same element, with the focus where it has it. */
  function redraw(): void {
    const { alone, groups } = groupedAt(map.getZoom());
    const marks = new Map(
      [...groupMarks(groups), ...aloneMarks(alone, options)].map((mark) => [mark.ids.join(), mark]),
    );
    for (const [key, { marker }] of shown) {
      if (marks.has(key)) continue;
      layer.removeLayer(marker);
      shown.delete(key);
    }
    for (const [key, mark] of marks) if (!shown.has(key)) add(key, mark);
    showHighlight();
  }
  map.on('zoomend', redraw);

  return {
    setEvents(events, inCity) {
      layer.clearLayers();
      shown.clear();
      groupedAt = groupEvents(events);
      const first = events.filter(({ id }) => inCity.includes(id));
      if (events.length > 0)
        map.fitBounds(boundsOf(first.length > 0 ? first : events), {
          padding: [MARGIN, MARGIN],
          maxZoom: CLOSEST,
          animate: !options.still,
        });
      redraw();
    },
    highlight(id) {
      highlighted = id;
      showHighlight();
    },
    zoomBy(steps) {
      map.setZoom(map.getZoom() + steps, { animate: !options.still });
    },
    setLook,
    dispose: remove,
  };
}
