import type { Locale } from '@ecocircle/shared-contracts';
import { OWN_FILE_COLUMNS } from '@ecocircle/shared-contracts/point-file';
import { stringify } from 'csv-stringify/sync';
import { guarded } from './formula-guard.ts';
import { editedOf, type OwnPoint } from './own-points.ts';
import { AS_IDS, type CellWords } from './own-words.ts';
import { pointCells } from './point-cells.ts';
import type { OwnCells } from './read-own-file.ts';

/** Whether the spreadsheets of a language write decimals with a comma, and so separate cells with semicolons. */
const hasDecimalComma = (locale: Locale): boolean =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ',');

const DEGREES: readonly (keyof OwnCells)[] = ['lng', 'lat'];

/** A table as the spreadsheets of a language open it, with the mark that tells them that it is UTF-8. */
export function toCsv(
  rows: readonly OwnCells[],
  columns: readonly (keyof OwnCells)[],
  locale: Locale,
): string {
  const isComma = hasDecimalComma(locale);
  const cell = (row: OwnCells, column: keyof OwnCells): string => {
    if (!DEGREES.includes(column)) return guarded(row[column]);
    return isComma ? row[column].replace('.', ',') : row[column];
  };
  return stringify([columns, ...rows.map((row) => columns.map((column) => cell(row, column)))], {
    bom: true,
    delimiter: isComma ? ';' : ',',
    record_delimiter: 'windows',
  });
}

const cellsOf = (point: OwnPoint, words: CellWords): OwnCells =>
  pointCells(editedOf(point).draft, { id: point.row.own_ref ?? '', portalId: String(point.row.id) }, words);

/** All points as a CSV table, in the words of a language. */
export const exportCsv = (points: readonly OwnPoint[], words: CellWords, locale: Locale): string =>
  toCsv(
    points.map((point) => cellsOf(point, words)),
    OWN_FILE_COLUMNS,
    locale,
  );

function toFeature(point: OwnPoint) {
  const { coords } = editedOf(point).draft;
  const { lng, lat, ...properties } = cellsOf(point, AS_IDS);
  const isPlaced = lng !== '';
  return {
    type: 'Feature',
    geometry: isPlaced ? { type: 'Point', coordinates: [coords.lng, coords.lat] } : null,
    properties,
  };
}

/** All points as a GeoJSON FeatureCollection, with ids for materials, units and icons. */
export const exportGeoJson = (points: readonly OwnPoint[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features: points.map(toFeature) });
