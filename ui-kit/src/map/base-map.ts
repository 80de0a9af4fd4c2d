import './leaflet-panes.css';
import type { MapTiles } from '@ecocircle/shared-contracts';
import * as L from 'leaflet';
import { type BasemapInfo, type GroundState, inLook, type MapLook } from './basemap.ts';
import { GroundLayer } from './ground-layer.ts';
import { NamesLayer } from './names-layer.ts';
import { readBasemap } from './read-basemap.ts';

const MAX_ZOOM = 19;

/** What a map is made with; everything else of Leaflet's options may be given too. */
export interface BaseMapOptions extends L.MapOptions {
  readonly look: MapLook;
  /** Nothing moves by itself: for those who prefer reduced motion. */
  readonly still: boolean;
  /** The service that is asked where the own map has no streets; null: none is. */
  readonly elsewhere: MapTiles | null;
  /** What the page knows of the own map already; else the server is asked for it. */
  readonly basemap?: BasemapInfo | null;
  readonly onGround?: (ground: GroundState) => void;
}

/** A map without a view yet; its ground comes once it has one. */
export interface BaseMap {
  readonly map: L.Map;
  /** Draws the ground and the names anew: by night, or in another language. */
  setLook(look: MapLook): void;
  /** Takes the map off its element, in the middle of a movement too. */
  remove(): void;
}

/** A movement that began goes on for some frames, and places the pane it moves once more at its end. */
function removeMap(map: L.Map): void {
  map.off();
  map.remove();
  Object.assign(map, { _mapPane: document.createElement('div') });
}

const TILES = { maxZoom: MAX_ZOOM, keepBuffer: 1 };

/** The names are parts of the page, but none that its search or a pointer may reach: they move with the map alone. */
function addNames(map: L.Map, url: string): NamesLayer {
  map.createPane('names').setAttribute('inert', '');
  return new NamesLayer({ ...TILES, url, pane: 'names' }).addTo(map);
}

/** Puts the ground on a map, above it the names, and below all marks both. */
function addLayers(map: L.Map, look: MapLook, info: BasemapInfo, { onGround }: BaseMapOptions) {
  const ground = new GroundLayer(inLook(info.tiles, look), TILES);
  let isKnown: boolean | null = null;
  const tell = (isAvailable: boolean): void => {
    if (isAvailable !== isKnown) onGround?.({ isAvailable, attribution: info.attribution });
    isKnown = isAvailable;
  };
  ground.on('tileerror', () => tell(false)).on('tileload', () => tell(true));
  ground.addTo(map);
  const names = addNames(map, inLook(info.labels, look));
  tell(true);
  return (changed: MapLook): void => {
    ground.setUrl(inLook(info.tiles, changed));
    names.setUrl(inLook(info.labels, changed));
  };
}

/** Makes the map that every map of the portal is. It shows no attribution: the page does, in its own type. */
export function createBaseMap(element: HTMLElement, options: BaseMapOptions): BaseMap {
  const { look, still, elsewhere, basemap, onGround, ...own } = options;
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: MAX_ZOOM,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
    ...own,
  });
  let shown = look;
  let isRemoved = false;
  let redraw: ((look: MapLook) => void) | null = null;
  const draw = (info: BasemapInfo): void => {
    if (!isRemoved) redraw = addLayers(map, shown, info, options);
  };
  if (basemap) draw(basemap);
  else void readBasemap().then(draw);
  return {
    map,
    setLook(changed) {
      shown = changed;
      redraw?.(changed);
    },
    remove() {
      isRemoved = true;
      removeMap(map);
    },
  };
}

/** A marker that is an element of ours: nodes, never markup. The element brings its own keyboard access. */
export const elementMarker = (place: L.LatLngExpression, element: HTMLElement, zIndexOffset = 0): L.Marker =>
  L.marker(place, {
    icon: L.divIcon({ html: element, className: '', iconSize: [0, 0] }),
    keyboard: false,
    zIndexOffset,
  });
