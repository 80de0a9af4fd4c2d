import type { LocaleInfo } from '@ecocircle/shared-contracts';

/** The attribution of the own basemap: of its ground and places, and of the streets, which open archives are made of. */
export const BASEMAP_ATTRIBUTION = 'Natural Earth · GeoNames · © OpenStreetMap contributors';

const UNVERSIONED_TILES = '/basemap/{theme}/{z}/{x}/{y}.svg';

/** How a map is drawn. */
export interface MapLook {
  readonly language: LocaleInfo['language'];
  readonly dark: boolean;
}

/** What is known of the ground that a map shows. */
export interface GroundState {
  /** Whether tiles come. */
  readonly isAvailable: boolean;
  /** Who has to be named beside the map. */
  readonly attribution: string;
  /** Nobody has streets of what is shown, though it is close enough to miss them. */
  readonly isAtEnd: boolean;
}

/** West, south, east and north in degrees. */
export type GroundBox = readonly [number, number, number, number];

/** What `/basemap/info.json` says of the own map. */
export interface BasemapInfo {
  /** The ground without names, in Leaflet's notation with `{theme}`. */
  readonly tiles: string;
  /** The names alone, with `{theme}` and `{lang}`. */
  readonly labels: string;
  /** Text, with links at most. */
  readonly attribution: string;
  /** Where there may be streets; `data-streets` of a tile's names says whether there are. */
  readonly streets: readonly { readonly box: GroundBox }[];
}

/** The own map where its server did not say more: the same tiles, kept for a day instead of for ever. */
export const UNVERSIONED_BASEMAP: BasemapInfo = {
  tiles: UNVERSIONED_TILES,
  labels: '/basemap/{theme}/{z}/{x}/{y}.labels.svg?lang={lang}',
  attribution: BASEMAP_ATTRIBUTION,
  streets: [],
};

/** Where the server tells of the own map. */
export const BASEMAP_INFO_PATH = '/basemap/info.json';

const isBox = (value: unknown): value is GroundBox =>
  Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);

/** Reads the answer of {@link BASEMAP_INFO_PATH}; null where it is another one. */
export function readBasemapInfo(answer: unknown): BasemapInfo | null {
  const { tiles, labels, attribution, streets } = Object(answer) as Record<string, unknown>;
  if (typeof tiles !== 'string' || typeof labels !== 'string' || typeof attribution !== 'string') return null;
  const boxes = (Array.isArray(streets) ? streets : []).map((area: unknown) => Object(area).box as unknown);
  return {
    tiles,
    labels,
    attribution,
    streets: boxes.filter(isBox).map((box) => ({ box })),
  };
}

/** Whether there may be streets at a place. */
export const mayHaveStreets = (
  { streets }: Pick<BasemapInfo, 'streets'>,
  { lng, lat }: { readonly lng: number; readonly lat: number },
): boolean =>
  streets.some(
    ({ box: [west, south, east, north] }) => lng >= west && lng <= east && lat >= south && lat <= north,
  );

/** The address of a layer in Leaflet's notation, drawn in one look. */
export const inLook = (address: string, { language, dark }: MapLook): string =>
  address.replace('{theme}', dark ? 'dark' : 'light').replace('{lang}', language);

/** A sheet of tiles: its first one, and how many there are from there to the right and down. */
export interface TileSheet {
  readonly zoom: number;
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columns: number;
  readonly rows: number;
}

/** The address of many tiles of the own map in one drawing, with their names. */
export function sheetUrl(sheet: TileSheet, look: MapLook, info: Pick<BasemapInfo, 'tiles'>): string {
  const address = info.tiles
    .replace('{z}', `${sheet.zoom}`)
    .replace('{x}', `${sheet.firstColumn}`)
    .replace('{y}', `${sheet.firstRow}/${sheet.columns}/${sheet.rows}`);
  return inLook(`${address}${address.includes('?') ? '&' : '?'}lang={lang}`, look);
}
