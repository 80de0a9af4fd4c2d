export { attributionOf, BASEMAP_ATTRIBUTION, tileUrl } from './basemap.ts';
export { useDarkScheme } from './use-dark-scheme.ts';
