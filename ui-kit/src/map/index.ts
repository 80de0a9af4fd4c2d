export { attributionOf } from './attribution.ts';
export {
  BASEMAP_ATTRIBUTION,
  BASEMAP_INFO_PATH,
  type BasemapInfo,
  type GroundState,
  inLook,
  type MapLook,
  mayHaveStreets,
  readBasemapInfo,
  sheetUrl,
  type TileSheet,
  UNVERSIONED_BASEMAP,
} from './basemap.ts';
export { serviceOf } from './elsewhere-service.ts';
export { MapMakers, type MapMakersProps } from './map-makers.tsx';
export { MapAttribution, MapSurface, type MapSurfaceProps } from './map-surface.tsx';
export { useDarkScheme } from './use-dark-scheme.ts';
export { type DrawnMapOptions, useDrawnMap } from './use-drawn-map.ts';
export { useIconStore } from './use-icon-store.tsx';
export { useMapGround } from './use-map-ground.ts';
