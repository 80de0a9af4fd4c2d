import { readFileSync } from 'node:fs';
import { PLACES_FILE } from '../basemap/places.ts';

/** The towns of a country, side by side: as objects they would take ten times the memory. */
interface Towns {
  readonly lngs: number[];
  readonly lats: number[];
  readonly regions: string[];
}

/** Beyond this distance from any town, in degrees of latitude, nobody can say which region it is. */
const FAR_DEGREES = 1;

/** The towns of the countries whose regions have holidays of their own: a part of all places, and little of each. */
function readTowns(): Map<string, Towns> {
  const rows = readFileSync(PLACES_FILE, 'latin1').trimEnd().split('\n');
  const countryOf = (row: string): string => row.split('\t', 2)[1] ?? '';
  const divided = new Set(rows.filter((row) => !row.endsWith('\t')).map(countryOf));
  const towns = new Map<string, Towns>();
  for (const row of rows) {
    const country = countryOf(row);
    if (!divided.has(country)) continue;
    const own = towns.get(country) ?? { lngs: [], lats: [], regions: [] };
    towns.set(country, own);
    const [, , lng, lat] = row.split('\t', 4);
    own.lngs.push(Number(lng));
    own.lats.push(Number(lat));
    own.regions.push(row.slice(row.lastIndexOf('\t') + 1));
  }
  return towns;
}

let known: Map<string, Towns> | undefined;

/**
 * The region of a place whose public holidays may differ from those of its country, as the part of ISO 3166-2 behind the
 * country; empty where they do not, or nobody knows. It is the region of the nearest town of the country.
 */
export function holidayRegion(country: string, lng: number, lat: number): string {
  known ??= readTowns();
  const shrink = Math.cos((lat * Math.PI) / 180);
  let [region, least] = ['', FAR_DEGREES ** 2];
  const towns = known.get(country);
  for (let at = 0; towns && at < towns.lats.length; at += 1) {
    const away = ((towns.lats[at] as number) - lat) ** 2 + (((towns.lngs[at] as number) - lng) * shrink) ** 2;
    if (away < least) [region, least] = [towns.regions[at] as string, away];
  }
  return region;
}
