import { basename, extname } from 'node:path';
import { looksSwapped, NearestPlaces } from '../basemap/nearest-place.ts';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { ImportError } from '../reading/import-error.ts';
import type { RateDictionary } from '../reading/material-rates.ts';
import { readSourceFile } from '../reading/source-file.ts';
import type { NewRecyclingPoint } from '../resources/recycling-points/new-recycling-point.ts';
import { type ColumnMapping, isTimeZone, readMapping } from './column-mapping.ts';
import { readCsvRows } from './csv-rows.ts';
import type { ImportReport } from './import-report.ts';
import { applyImport, planImport } from './imported-points.ts';
import { readFamilies, readIconIds, readRateDictionary } from './known-words.ts';
import { readOsmFeatures } from './osm-features.ts';
import { OPENSTREETMAP, type PointSource, toSourceId } from './point-source.ts';
import type { RawPoint, ReadRow } from './raw-point.ts';
import { toRecyclingPoint } from './to-recycling-point.ts';

/** The formats that are read. */
export const IMPORT_FORMATS = ['osm', 'csv'] as const;

type Format = (typeof IMPORT_FORMATS)[number];

/** What to import and how. */
export interface ImportOptions {
  readonly file: string;
  readonly format?: Format;
  /** Path of the mapping file, for CSV. */
  readonly mapping?: string;
  readonly source?: Partial<Omit<PointSource, 'id'>>;
  readonly timeZone?: string;
  /** Write; otherwise only report what would be written. */
  readonly apply?: boolean;
}

function formatOf({ format, file }: ImportOptions): Format {
  if (format) return format;
  const ending = extname(file).toLowerCase();
  if (['.geojson', '.json'].includes(ending)) return 'osm';
  if (['.csv', '.tsv', '.txt'].includes(ending)) return 'csv';
  throw new ImportError(
    `${file} ends in neither .geojson nor .csv: name its format by --format osm or --format csv.`,
  );
}

function sourceOf({ source = {} }: ImportOptions, given: PointSource | undefined): PointSource {
  const name = source.name ?? given?.name;
  const url = source.url ?? given?.url;
  const licence = source.licence ?? given?.licence;
  if (!name || !url || !licence)
    throw new ImportError(
      'The source needs a name, an address and a licence: in the mapping ("source") or by --source, --source-url and --licence.',
    );
  return { id: source.name ? toSourceId(source.name) : (given?.id ?? toSourceId(name)), name, url, licence };
}

interface ReadFile {
  readonly rows: readonly ReadRow[];
  readonly source: PointSource;
  readonly mapping: ColumnMapping | null;
}

function readFile(options: ImportOptions, dictionary: RateDictionary): ReadFile {
  const { file } = options;
  if (formatOf(options) === 'osm') {
    const source = sourceOf(options, OPENSTREETMAP);
    return { rows: readOsmFeatures(readSourceFile(file), file), source, mapping: null };
  }
  if (!options.mapping) throw new ImportError(`A CSV file needs a column mapping: --mapping MAPPING.json.`);
  const mapping = readMapping(options.mapping);
  const source = sourceOf(options, mapping.source);
  return {
    rows: readCsvRows(readSourceFile(file, mapping.encoding), mapping, file, dictionary),
    source,
    mapping,
  };
}

interface Sorted {
  readonly taken: readonly RawPoint[];
  readonly skipped: { row: string; reason: string }[];
}

/** Every row ends on one of the two lists. */
export function sortRows(rows: readonly ReadRow[], places: NearestPlaces): Sorted {
  const taken = new Map<string, RawPoint>();
  const skipped: Sorted['skipped'] = [];
  const skip = (row: string, reason: string) => skipped.push({ row, reason });
  for (const read of rows) {
    if ('skipped' in read) skip(read.row, read.skipped);
    else if (taken.has(read.point.ref))
      skip(read.row, `has the same id as an earlier row: ${read.point.ref}`);
    else if (looksSwapped(places, read.point.lng, read.point.lat))
      skip(read.row, `coordinates look swapped: ${read.point.lng}, ${read.point.lat} is far from any town`);
    else taken.set(read.point.ref, read.point);
  }
  return { taken: [...taken.values()], skipped };
}

function countTexts(texts: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(texts, (text) => text);
  return Object.fromEntries([...groups].map(([text, all]) => [text, all.length]));
}

function hoursCounts(points: readonly NewRecyclingPoint[]): ImportReport['hours'] {
  const table = points.filter(({ working_hours }) => working_hours).length;
  const text = points.filter(({ working_hours_text }) => working_hours_text).length;
  return { table, text, none: points.length - table - text };
}

/** Imports a file of recycling points, or, without `apply`, reports what that would do. */
export async function importPoints(db: Database, options: ImportOptions): Promise<ImportReport> {
  if (options.timeZone && !isTimeZone(options.timeZone))
    throw new ImportError(
      `${options.timeZone} is no IANA time zone, such as America/Argentina/Buenos_Aires.`,
    );
  const { rows, source, mapping } = readFile(options, await readRateDictionary(db));
  const places = new NearestPlaces();
  const { taken, skipped } = sortRows(rows, places);
  const context = {
    sourceId: source.id,
    language: mapping?.language ?? null,
    timeZone: options.timeZone ?? mapping?.timeZone ?? null,
    places,
    icons: await readIconIds(db),
    familyOf: await readFamilies(db),
    now: currentTime().toISOString(),
  };
  const points = taken.map((raw) => toRecyclingPoint(raw, context));
  const plan = options.apply
    ? await applyImport(db, source, points)
    : await planImport(db, source.id, points);
  const { added, changed, unchanged, notInFile, leftOut } = plan;
  return {
    file: basename(options.file),
    source,
    isApplied: Boolean(options.apply),
    read: rows.length,
    taken: { total: points.length, new: added.length, changed: changed.length, unchanged },
    skipped,
    unknownMaterials: countTexts(taken.flatMap(({ unknownMaterials }) => unknownMaterials)),
    leftOut,
    withMaterials: points.filter(({ rates }) => rates.length > 0).length,
    hours: hoursCounts(points),
    hoursKeptAsText: countTexts(points.flatMap(({ working_hours_text }) => working_hours_text ?? [])),
    notInFile,
  };
}
