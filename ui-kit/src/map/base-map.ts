import './leaflet-panes.css';
import type { MapTiles } from '@ecocircle/shared-contracts';
import * as L from 'leaflet';
import { attributionOf } from './attribution.ts';
import { type BasemapInfo, type GroundState, inLook, type MapLook } from './basemap.ts';
import { type Beyond, type BeyondOwnData, lookBeyond } from './beyond-own-data.ts';
import { GroundLayer } from './ground-layer.ts';
import { askForMissed } from './missed-tiles.ts';
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
  /** Where nobody has streets the map ends early, but not before this zoom: its marks are told apart there. */
  openTo(zoom: number): void;
  /** Takes the map off its element, in the middle of a movement too. */
  remove(): void;
}

/** A movement that began goes on for some frames, and places the pane it moves once more at its end. */
function removeMap(map: L.Map): void {
  map.off();
  map.remove();
  Object.assign(map, { _mapPane: document.createElement('div') });
}

/** While a mouse drags a map, the map has all of its moves: the browser looks for nothing else below it. */
function captureDrags(map: L.Map): void {
  const element = map.getContainer();
  let mouse: number | null = null;
  element.addEventListener('pointerdown', ({ pointerId, pointerType }) => {
    mouse = pointerType === 'mouse' ? pointerId : null;
  });
  map.on('dragstart', () => {
    if (mouse !== null) element.setPointerCapture(mouse);
  });
}

const TILES = { maxZoom: MAX_ZOOM, keepBuffer: 1 };

/** The names are parts of the page, but none that its search or a pointer may reach: they move with the map alone. */
function addNames(map: L.Map, url: string): NamesLayer {
  map.createPane('names').setAttribute('inert', '');
  return new NamesLayer({ ...TILES, url, pane: 'names' }).addTo(map);
}

/** The layers of a map, once they are known. */
interface Layers extends Beyond {
  setLook(look: MapLook): void;
}

/** Puts the ground on a map, above it the names and the tiles from elsewhere, and below all marks these. */
function addLayers(map: L.Map, look: MapLook, info: BasemapInfo, options: BaseMapOptions): Layers {
  const { elsewhere, onGround } = options;
  let told: GroundState = { isAvailable: true, attribution: info.attribution, isAtEnd: false };
  const tell = (changed: Partial<GroundState>): void => {
    told = { ...told, ...changed };
    onGround?.(told);
  };
  const tellAvailable = (isAvailable: boolean): void => {
    if (isAvailable !== told.isAvailable) tell({ isAvailable });
  };
  const ground = new GroundLayer(inLook(info.tiles, look), TILES);
  ground.on('tileerror', () => tellAvailable(false)).on('tileload', () => tellAvailable(true));
  tell({});
  ground.addTo(map);
  const names = addNames(map, inLook(info.labels, look));
  askForMissed(map, ground);
  askForMissed(map, names);
  const onChange = ({ isElsewhereShown, isAtEnd }: BeyondOwnData): void =>
    tell({ isAtEnd, attribution: attributionOf(info.attribution, isElsewhereShown ? elsewhere : null) });
  const { openTo } = lookBeyond(map, { tiles: elsewhere, names, onChange });
  return {
    openTo,
    setLook(changed) {
      ground.setUrl(inLook(info.tiles, changed));
      names.setUrl(inLook(info.labels, changed));
    },
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
  captureDrags(map);
  let shown = look;
  let toldApartAt = 0;
  let isRemoved = false;
  let layers: Layers | null = null;
  const draw = (info: BasemapInfo): void => {
    if (isRemoved) return;
    layers = addLayers(map, shown, info, options);
    layers.openTo(toldApartAt);
  };
  if (basemap) map.whenReady(() => draw(basemap));
  else void readBasemap().then(draw);
  return {
    map,
    setLook(changed) {
      shown = changed;
      layers?.setLook(changed);
    },
    openTo(zoom) {
      toldApartAt = zoom;
      layers?.openTo(zoom);
    },
    remove() {
      isRemoved = true;
      removeMap(map);
    },
  };
}
