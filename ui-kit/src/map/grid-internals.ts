import * as L from 'leaflet';

/** A level of a layer of tiles: those of one zoom, which are scaled together. */
export interface Level {
  readonly el: HTMLElement;
  readonly origin: L.Point;
  readonly zoom: number;
}

/** A tile that a layer holds. */
interface KeptTile {
  readonly el: HTMLElement;
  /** It belongs to what is seen now. */
  readonly current: boolean;
  /** When it came. */
  readonly loaded?: number;
  /** It is seen in full: what lies below it may go. */
  active?: boolean;
}

/** What Leaflet 1.9 has for its own layers and its types do not name. */
interface GridInternals {
  readonly _tiles: Readonly<Record<string, KeptTile>>;
  readonly _noPrune: boolean | undefined;
  _tileZoom: number | undefined;
  _resetView(): void;
  _removeTile(key: string): void;
  _removeAllTiles(): void;
  _update(): void;
  _pruneTiles(): void;
  _updateOpacity(): void;
  _animateZoom(target: L.ZoomAnimEvent): void;
  _setZoomTransforms(centre: L.LatLng, zoom: number): void;
  _retainParent(x: number, y: number, z: number, minZoom: number): boolean;
  _setZoomTransform(level: Level, centre: L.LatLng, zoom: number): void;
}

/** A layer of tiles with what Leaflet's types do not name. */
export type Grid = L.GridLayer & GridInternals;

/** Leaflet's layer of pictures, with what a layer of ours changes of it. */
export const TileGrid = L.TileLayer as unknown as new (
  url: string,
  options: L.TileLayerOptions,
) => L.TileLayer & GridInternals;

/** Leaflet's layer of elements, with what a layer of ours changes of it. */
export const ElementGrid = L.GridLayer as unknown as new (options: L.GridLayerOptions) => Grid;

/** Where the north-west corner of a view lies, in pixels of its zoom. */
export const cornerOf = (map: L.Map, centre: L.LatLng, zoom: number): L.Point =>
  (map as unknown as { _getNewPixelOrigin(centre: L.LatLng, zoom: number): L.Point })._getNewPixelOrigin(
    centre,
    zoom,
  );
