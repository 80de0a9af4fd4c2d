import type { MapTiles } from '@ecocircle/shared-contracts';
import type { GroundState, MapLook } from '@ecocircle/ui-kit/map';
import { createBaseMap } from '@ecocircle/ui-kit/map/leaflet';
import * as L from 'leaflet';
import { type Place, roundPlace } from './coordinates.ts';

/** What the map needs from the picker. */
export interface PickerMapOptions {
  readonly look: MapLook;
  readonly still: boolean;
  readonly elsewhere: MapTiles | null;
  readonly onGround: (ground: GroundState) => void;
  /** The middle of the map while no place is chosen. */
  readonly start: Place;
  readonly startZoom: number;
  /** The mark: an element of ours that takes the focus and is named. */
  readonly mark: HTMLElement;
  readonly onPick: (place: Place) => void;
}

/** The map of a picker on the screen. */
export interface PickerMap {
  /** Puts the mark there, or takes it away, and brings it into view. */
  setPlace(place: Place | null): void;
  /** The middle of what is shown. */
  centre(): Place;
  zoomBy(steps: number): void;
  setLook(look: MapLook): void;
  dispose(): void;
}

/** A zoom at which single houses are told apart. */
const HOUSE_ZOOM = 16;
const MARGIN = 48;
const STEP = 10;
const FINE_STEP = 1;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const placeOf = (at: L.LatLng): Place => {
  const { lat, lng } = at.wrap();
  return roundPlace({ lat, lng });
};

/** Where an arrow key moves a mark: ten pixels, one with Shift; null for every other key. */
function movedByKey(map: L.Map, from: L.LatLng, { key, shiftKey }: KeyboardEvent): L.LatLng | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const step = shiftKey ? FINE_STEP : STEP;
  return map.unproject(map.project(from).add([arrow[0] * step, arrow[1] * step]));
}

/** Lets the focused mark be moved by arrow keys; the map below would move with them otherwise. */
function moveByKeys(map: L.Map, marker: L.Marker, mark: HTMLElement, onPick: (place: Place) => void): void {
  mark.addEventListener('keydown', (event) => {
    const moved = movedByKey(map, marker.getLatLng(), event);
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
    onPick(placeOf(moved));
  });
}

/** Draws the map of a picker. Everything of Leaflet is in this module, which is loaded once the picker shows. */
export function createPickerMap(element: HTMLElement, options: PickerMapOptions): PickerMap {
  const { look, still, elsewhere, onGround, start, startZoom, mark, onPick } = options;
  const { map, setLook, openTo, remove } = createBaseMap(element, {
    look,
    still,
    elsewhere,
    onGround,
    minZoom: 2,
    worldCopyJump: true,
    scrollWheelZoom: false,
  });
  const icon = L.divIcon({ html: mark, className: '', iconSize: [0, 0] });
  const marker = L.marker(start, { icon, draggable: true, keyboard: false, autoPan: true });
  map.setView(start, startZoom, { animate: false });
  openTo(map.getMaxZoom());
  map.on('click', ({ latlng }: L.LeafletMouseEvent) => onPick(placeOf(latlng)));
  marker.on('dragend', () => onPick(placeOf(marker.getLatLng())));
  moveByKeys(map, marker, mark, onPick);
  return {
    setPlace(place) {
      if (!place) return void marker.remove();
      const isFirst = !map.hasLayer(marker);
      marker.setLatLng(place).addTo(map);
      if (isFirst || !map.getBounds().contains(place))
        map.setView(place, Math.max(map.getZoom(), HOUSE_ZOOM), { animate: false });
      else map.panInside(place, { padding: [MARGIN, MARGIN], animate: !still });
    },
    centre: () => placeOf(map.getCenter()),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !still }),
    setLook,
    dispose: remove,
  };
}
