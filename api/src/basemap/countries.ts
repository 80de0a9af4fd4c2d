import { readFileSync } from 'node:fs';
import { TILE_SIZE, toUnit } from './mercator.ts';

/** Where the name of a country stands, on the unit square, and how wide the country is there. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The zooms in which its name overlaps no other label. */
  readonly zooms: readonly number[];
}

/** The country list that is built from Natural Earth. */
export const COUNTRIES_FILE = new URL('./data/countries.tsv', import.meta.url);

/** The first and the last zoom in which countries are named. */
export const COUNTRY_LABEL_ZOOMS = [2, 6] as const;

/** Reads where the countries' names stand. */
export const readCountries = (file: URL = COUNTRIES_FILE): Country[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [code = '', lng, lat, width, zooms = ''] = row.split('\t');
      return {
        code,
        ...toUnit(Number(lng), Number(lat)),
        width: Number(width),
        zooms: Array.from(zooms, Number),
      };
    });

/** Size, letter spacing and width in pixels of a country's name. */
export interface CountryLabel {
  readonly size: number;
  readonly tracking: number;
  readonly width: number;
}

/** How a country's name is set, or null where the country is too small for it or fills the view. */
export function countryLabel(country: Country, text: string, zoom: number): CountryLabel | null {
  if (zoom < COUNTRY_LABEL_ZOOMS[0] || zoom > COUNTRY_LABEL_ZOOMS[1]) return null;
  const space = country.width * TILE_SIZE * 2 ** zoom;
  const size = Math.round(Math.max(10, Math.min(15, 8 + space / 90)));
  const tracking = size >= 13 ? 2.5 : 1.2;
  const width = text.length * (size * 0.68 + tracking);
  return width > space * 1.1 || space > 2200 ? null : { size, tracking, width };
}
