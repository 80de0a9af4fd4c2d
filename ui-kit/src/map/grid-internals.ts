import * as L from 'leaflet';

/** A level of a layer of tiles: those of one zoom, which are scaled together. */
export interface Level {
  readonly el: HTMLElement;
  readonly origin: L.Point;
  readonly zoom: number;
}

/** What Leaflet 1.9 has for its own layers and its types do not name. */
interface GridInternals {
  _tileZoom: number | undefined;
  _resetView(): void;
  _removeAllTiles(): void;
  _retainParent(x: number, y: number, z: number, minZoom: number): boolean;
  _setZoomTransform(level: Level, centre: L.LatLng, zoom: number): void;
}

/** Leaflet's layer of pictures, with what a layer of ours changes of it. */
export const TileGrid = L.TileLayer as unknown as new (
  url: string,
  options: L.TileLayerOptions,
) => L.TileLayer & GridInternals;

/** Leaflet's layer of elements, with what a layer of ours changes of it. */
export const ElementGrid = L.GridLayer as unknown as new (
  options: L.GridLayerOptions,
) => L.GridLayer & GridInternals;

/** Where the north-west corner of a view lies, in pixels of its zoom. */
export const cornerOf = (map: L.Map, centre: L.LatLng, zoom: number): L.Point =>
  (map as unknown as { _getNewPixelOrigin(centre: L.LatLng, zoom: number): L.Point })._getNewPixelOrigin(
    centre,
    zoom,
  );
