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

/** What the map of events needs from the page. */
export interface EventsMapOptions {
  readonly look: MapLook;
  readonly still: boolean;
  readonly elsewhere: MapTiles | null;
  readonly onGround: (ground: GroundState) => void;
  readonly icon: (kind: string) => Node | null;
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
}

/** The map of events on the screen. */
export interface EventsMap {
  setEvents(events: readonly EventSummary[]): void;
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
  const marks = L.layerGroup();
  const shown = new Map<string, { link: HTMLElement; marker: ElementMarker }>();
  map.setView([0, 0], 1, { animate: false });
  marks.addTo(map);

  function draw(events: readonly EventSummary[]): void {
    const atPlace = new Map<string, number>();
    for (const event of events) {
      const { lat, lng } = event.coords;
      const place = `${lat},${lng}`;
      const before = atPlace.get(place) ?? 0;
      atPlace.set(place, before + 1);
      const link = markOf(event, options);
      link.style.marginInlineStart = `${before * STEP}px`;
      onKeyboardFocus(link, () => map.panInside([lat, lng], { padding: [MARGIN, MARGIN] }));
      const marker = elementMarker([lat, lng], link);
      shown.set(event.id, { link, marker });
      marks.addLayer(marker);
    }
  }

  return {
    setEvents(events) {
      marks.clearLayers();
      shown.clear();
      draw(events);
      const places = events.map(({ coords }) => L.latLng(coords.lat, coords.lng));
      if (places.length === 0) return;
      map.fitBounds(L.latLngBounds(places), {
        padding: [MARGIN, MARGIN],
        maxZoom: CLOSEST,
        animate: !options.still,
      });
    },
    highlight(id) {
      for (const [own, { link, marker }] of shown) {
        link.toggleAttribute('data-highlighted', own === id);
        marker.setZIndexOffset(own === id ? ABOVE_OTHERS : 0);
      }
    },
    zoomBy(steps) {
      map.setZoom(map.getZoom() + steps, { animate: !options.still });
    },
    setLook,
    dispose: remove,
  };
}
