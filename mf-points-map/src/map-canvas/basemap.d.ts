import type { LocaleInfo, ShellServices } from '@ecocircle/shared-contracts';
/** Whom the built-in basemap must name. */
export declare const BASEMAP_ATTRIBUTION = 'Natural Earth \u00B7 GeoNames';
/** The address of a tile in Leaflet's notation: the installation's own server, or the built-in basemap. */
export declare function tileUrl(
  mapTiles: ShellServices['mapTiles'],
  language: LocaleInfo['language'],
  dark: boolean,
): string;
/** The text that names the makers of the map. */
export declare const attributionOf: (mapTiles: ShellServices['mapTiles']) => string;
