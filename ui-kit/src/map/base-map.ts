import './leaflet-panes.css';
import L from 'leaflet';

const MAX_ZOOM = 19;

/** What a map is made with; everything else of Leaflet's options may be given too. */
export interface BaseMapOptions extends L.MapOptions {
  /** In Leaflet's notation, as {@link tileUrl} gives it. */
  readonly tileUrl: string;
  /** Nothing moves by itself: for those who prefer reduced motion. */
  readonly still: boolean;
}

/** A map with tiles and without a view yet. */
export interface BaseMap {
  readonly map: L.Map;
  readonly tiles: L.TileLayer;
  /** Takes the map off its element, in the middle of a movement too. */
  remove(): void;
}

/** The end of a zoom, a turned wheel and a resized window reach Leaflet's map after it is gone, and ask for its pane. */
function removeMap(map: L.Map): void {
  map.remove();
  map.off();
  Object.assign(map, { _mapPane: document.createElement('div') });
}

/** Makes the map that every map of the portal is. It shows no attribution: the page does, in its own type. */
export function createBaseMap(element: HTMLElement, options: BaseMapOptions): BaseMap {
  const { tileUrl, still, ...own } = options;
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
  const tiles = L.tileLayer(tileUrl, { maxZoom: MAX_ZOOM, keepBuffer: 1 });
  return { map, tiles, remove: () => removeMap(map) };
}

/** A marker that is an element of ours: nodes, never markup. The element brings its own keyboard access. */
export const elementMarker = (place: L.LatLngExpression, element: HTMLElement, zIndexOffset = 0): L.Marker =>
  L.marker(place, {
    icon: L.divIcon({ html: element, className: '', iconSize: [0, 0] }),
    keyboard: false,
    zIndexOffset,
  });
