import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';

/** As the edge compresses what it does not keep. */
const QUALITY = 5;

interface Row {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  readonly family: string;
  readonly materials: string;
}

const feature = ({ name, lng, lat, family, materials }: Row): string =>
  JSON.stringify({
    type: 'Feature',
    properties: { name, family, materials },
    geometry: { type: 'Point', coordinates: [Number(lng.toFixed(6)), Number(lat.toFixed(6))] },
  });

/** Writes every public point of an API's data as GeoJSON, compressed. */
export function writeAllPoints(dataFolder: string, folder: string): void {
  const db = new DatabaseSync(join(dataFolder, 'ecocircle.sqlite'), { readOnly: true });
  const rows = db
    .prepare(
      `select point.name, point.lng, point.lat, icon.family,
         (select group_concat(material_id) from point_rates where point_id = point.id) as materials
       from recycling_points as point join point_icons as icon on icon.id = point.icon_id
       where point.status in ('accepted', 'temporarily_not_working')
       order by point.id`,
    )
    .iterate() as Iterable<unknown> as Iterable<Row>;
  const features: string[] = [];
  for (const row of rows) features.push(feature(row));
  db.close();
  const text = Buffer.from(`{"type":"FeatureCollection","features":[${features.join(',')}]}`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  writeFileSync(join(folder, 'points.json.br'), brotliCompressSync(text, { params }));
}
