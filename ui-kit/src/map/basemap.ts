import type { LocaleInfo, ShellServices } from '@ecocircle/shared-contracts';

/** The attribution of the own basemap: of its ground and places, and of the streets, which open archives are made of. */
export const BASEMAP_ATTRIBUTION = 'Natural Earth · GeoNames · © OpenStreetMap contributors';

const BASEMAP_URL = '/basemap/{theme}/{z}/{x}/{y}.svg?lang={lang}';

/** The address of a tile in Leaflet's notation: the installation's own server, or the built-in basemap. */
export function tileUrl(
  mapTiles: ShellServices['mapTiles'],
  language: LocaleInfo['language'],
  dark: boolean,
): string {
  if (mapTiles) return mapTiles.url;
  return BASEMAP_URL.replace('{theme}', dark ? 'dark' : 'light').replace('{lang}', language);
}

/** The attribution that the map shows. */
export const attributionOf = (mapTiles: ShellServices['mapTiles']): string =>
  mapTiles?.attribution || BASEMAP_ATTRIBUTION;

/** A sheet of tiles: its first one, and how many there are from there to the right and down. */
export interface TileSheet {
  readonly zoom: number;
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columns: number;
  readonly rows: number;
}

/** The address of many tiles of the built-in basemap in one drawing. */
export const sheetUrl = (sheet: TileSheet, language: LocaleInfo['language'], dark: boolean): string =>
  BASEMAP_URL.replace('{theme}', dark ? 'dark' : 'light')
    .replace('{z}', `${sheet.zoom}`)
    .replace('{x}', `${sheet.firstColumn}`)
    .replace('{y}', `${sheet.firstRow}/${sheet.columns}/${sheet.rows}`)
    .replace('{lang}', language);
