export { attributionOf, BASEMAP_ATTRIBUTION, sheetUrl, type TileSheet, tileUrl } from './basemap.ts';
export { useDarkScheme } from './use-dark-scheme.ts';
