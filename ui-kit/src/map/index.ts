export { attributionOf, BASEMAP_ATTRIBUTION, sheetUrl, type TileSheet, tileUrl } from './basemap.ts';
export { useDarkScheme } from './use-dark-scheme.ts';
export { type DrawnMapOptions, useDrawnMap } from './use-drawn-map.ts';
export { useIconStore } from './use-icon-store.tsx';
