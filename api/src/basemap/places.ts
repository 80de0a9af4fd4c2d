import { readFileSync } from 'node:fs';
import { toUnit } from './mercator.ts';
import type { BasemapLanguage } from './tile-address.ts';

/** A city, town or part of a city. */
export interface Place {
  /** The name as GeoNames has it. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lng: number;
  readonly lat: number;
  readonly population: number;
  /** The zoom from which its label fits on the map, 0 when it never does. */
  readonly labelZoom: number;
  readonly kind: 'capital' | 'part' | '';
  /** The part of ISO 3166-2 behind the country, where public holidays differ by it; else empty. */
  readonly region: string;
  /** Empty where the place has no name in a script that the language's readers know. */
  readonly names: Readonly<Record<BasemapLanguage, string>>;
  /** Position on the Web Mercator unit square. */
  readonly x: number;
  readonly y: number;
}

/** The place list that is built from GeoNames. */
export const PLACES_FILE = new URL('./data/places.tsv', import.meta.url);

/** Reads a row of the place list. */
export function toPlace(row: string): Place {
  const [name = '', country = '', lng, lat, population, labelZoom, kind, enOrSame, ...others] =
    row.split('\t');
  const en = enOrSame === '=' ? name : (enOrSame ?? '');
  const [es = '', ru = '', kk = '', region = ''] = others.map((text) => (text === '=' ? en : text));
  const position = { lng: Number(lng), lat: Number(lat) };
  return {
    name,
    country,
    ...position,
    ...toUnit(position.lng, position.lat),
    population: Number(population),
    labelZoom: Number(labelZoom),
    kind: kind as Place['kind'],
    region,
    names: { en, es, ru, kk },
  };
}

/** Reads the places of the world, the most populous first. */
export const readPlaces = (file: URL = PLACES_FILE): Place[] =>
  readFileSync(file, 'utf8').trimEnd().split('\n').map(toPlace);
