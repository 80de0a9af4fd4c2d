/*
 * The parts of Leaflet that the portal's maps are made of, in place of the whole: the builds of browsers take these for
 * `leaflet`. What a map uses beyond them fails its build.
 */
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export * as Util from 'leaflet/src/core/Util.js';
export * as DomUtil from 'leaflet/src/dom/DomUtil.js';
export { toLatLng as latLng } from 'leaflet/src/geo/LatLng.js';
export { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { toBounds as bounds } from 'leaflet/src/geometry/Bounds.js';
export { toPoint as point } from 'leaflet/src/geometry/Point.js';
export { Layer } from 'leaflet/src/layer/Layer.js';
export { layerGroup } from 'leaflet/src/layer/LayerGroup.js';
export { divIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { marker } from 'leaflet/src/layer/marker/Marker.js';
export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { createMap as map } from 'leaflet/src/map/Map.js';
