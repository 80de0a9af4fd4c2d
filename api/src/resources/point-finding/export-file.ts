import { currencyOf } from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { stringify } from 'csv-stringify/sync';
import { guarded } from '../point-files/formula-guard.ts';

/** The licence of points that organisations enter in the portal; imported ones keep that of their source. */
export const OWN_LICENCE = 'CC BY 4.0';
/** The portal as a source names it. */
export const OWN_SOURCE = 'EcoCircle';

/** What is said of a point in a file that anybody may fetch: nobody's name, phone or e-mail. */
function factsOf({ id, attributes, relationships }: ServerRecyclingPoint) {
  const { name, address, city, country, time_zone, rates_info, source, updated_at } = attributes;
  return {
    id,
    name,
    address,
    city,
    country,
    time_zone,
    status: relationships.status.data?.id ?? '',
    materials: rates_info.map(({ srm_id }) => srm_id),
    prices: rates_info
      .filter(({ price }) => price > 0)
      .map(({ srm_id, price, units_slug }) => ({
        material: srm_id,
        price,
        currency: currencyOf(country),
        unit: units_slug,
      })),
    opening_hours: attributes.working_hours_text ?? '',
    organization: attributes.org_info.full_name,
    source: source?.name ?? OWN_SOURCE,
    source_url: source?.url ?? '',
    licence: source?.licence ?? OWN_LICENCE,
    updated_at,
  };
}

/** How a file of points is written: what stands before all of them, each of them, and what stands behind. */
export interface ExportFormat {
  readonly type: string;
  readonly head: string;
  readonly tail: string;
  /** @param index - which of the points it is, counted from 0 */
  readonly write: (point: ServerRecyclingPoint, index: number) => string;
}

const ATTRIBUTION =
  'Each point names its source and licence. Points of OpenStreetMap: © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright';

/** A FeatureCollection, a feature to a line. */
const GEO_JSON: ExportFormat = {
  type: 'application/geo+json; charset=utf-8',
  head: `{"type":"FeatureCollection","attribution":${JSON.stringify(ATTRIBUTION)},"features":[\n`,
  tail: '\n]}\n',
  write: (point, index) => {
    const feature = {
      type: 'Feature',
      id: point.id,
      geometry: point.attributes.point,
      properties: factsOf(point),
    };
    return `${index > 0 ? ',\n' : ''}${JSON.stringify(feature)}`;
  },
};

const COLUMNS = [
  'id',
  'name',
  'address',
  'city',
  'country',
  'lng',
  'lat',
  'time_zone',
  'status',
  'materials',
  'prices',
  'opening_hours',
  'organization',
  'source',
  'source_url',
  'licence',
  'updated_at',
] as const;

const row = (cells: readonly string[]): string => stringify([cells], { record_delimiter: 'windows' });

function cellsOf(point: ServerRecyclingPoint): string[] {
  const { materials, prices, ...facts } = factsOf(point);
  const [lng, lat] = point.attributes.point.coordinates;
  const texts: Record<string, string> = {
    ...facts,
    materials: materials.join(' '),
    prices: prices
      .map(({ material, price, currency, unit }) => `${material} ${price} ${currency ?? ''}/${unit}`)
      .join('; '),
  };
  const degrees: Record<string, string> = { lng: String(lng), lat: String(lat) };
  return COLUMNS.map((column) => degrees[column] ?? guarded(texts[column] ?? ''));
}

/** A table for spreadsheets: with the mark that tells them that it is UTF-8, and no cell that they take for a formula. */
const CSV: ExportFormat = {
  type: 'text/csv; charset=utf-8',
  head: `\uFEFF${row(COLUMNS)}`,
  tail: '',
  write: (point) => row(cellsOf(point)),
};

/** The formats by the ending of their files. */
export const EXPORT_FORMATS = { geojson: GEO_JSON, csv: CSV } as const;
