import { isDeepStrictEqual } from 'node:util';
import { bumpDataVersion } from '../database/data-version.ts';
import type { Database } from '../database/database.ts';
import { type EntryIds, NO_ENTRIES, readPublished } from '../resources/dictionaries/published.ts';
import type { NewRate, NewRecyclingPoint } from '../resources/recycling-points/new-recycling-point.ts';
import { insertPoints, replacePoint } from '../resources/recycling-points/point-writer.ts';
import type { PointSource } from './point-source.ts';
import { entriesOf, type LeftOut, withoutRetired } from './without-retired.ts';

/** A point of a source as it is in the database. */
interface KnownPoint {
  readonly id: number;
  /** Its content as text, to be compared. */
  readonly content: string;
  readonly status: NewRecyclingPoint['status'];
  readonly photoIds: readonly string[];
  /** What it names of the dictionaries. */
  readonly named: EntryIds;
}

/** What writing a file's points means. */
export interface ImportPlan {
  readonly added: readonly NewRecyclingPoint[];
  readonly changed: readonly { readonly id: number; readonly point: NewRecyclingPoint }[];
  readonly unchanged: number;
  /** Points of the source that the file does not have. */
  readonly notInFile: number;
  /** What points of the file come without, since it may not be chosen any more. */
  readonly leftOut: readonly LeftOut[];
}

/** Keys in one order, so that equal content is equal text. The status is the moderators' and no part of it. */
function contentText(
  row: Omit<NewRecyclingPoint, 'status' | 'rates' | 'photoIds'>,
  rates: readonly NewRate[],
): string {
  const { name, address, city, country, time_zone, lng, lat, icon_id, comment, collection_rules } = row;
  const { working_hours, working_hours_text, contact_name, contact_phone, contact_email, operator_name } =
    row;
  return JSON.stringify([
    [name, address, city, country, time_zone, lng, lat, icon_id, comment, collection_rules],
    [working_hours, working_hours_text, contact_name, contact_phone, contact_email, operator_name],
    rates.map(({ material_id, unit_slug, price }) => [material_id, unit_slug, price]),
  ]);
}

/** The points of a source by their id in it. */
async function readKnown(db: Database, sourceId: string): Promise<Map<string, KnownPoint>> {
  const points = await db
    .selectFrom('recycling_points')
    .selectAll()
    .where('source_id', '=', sourceId)
    .execute();
  const ofSource = db.selectFrom('recycling_points').select('id').where('source_id', '=', sourceId);
  const rates = await db
    .selectFrom('point_rates')
    .selectAll()
    .where('point_id', 'in', ofSource)
    .orderBy('position')
    .execute();
  const photos = await db
    .selectFrom('point_photos')
    .selectAll()
    .where('point_id', 'in', ofSource)
    .orderBy('position')
    .execute();
  const ratesOf = Map.groupBy(rates, (rate) => rate.point_id);
  const photosOf = Map.groupBy(photos, (photo) => photo.point_id);
  return new Map(
    points.map((row) => {
      const content = contentText(row, ratesOf.get(row.id) ?? []);
      const photoIds = (photosOf.get(row.id) ?? []).map(({ photo_id }) => photo_id);
      const status = row.status as KnownPoint['status'];
      const named = entriesOf(row, ratesOf.get(row.id) ?? []);
      return [row.source_ref ?? '', { id: row.id, content, status, photoIds, named }];
    }),
  );
}

/** Compares a file's points with those of the same source in the database; other points are left out. */
export async function planImport(
  db: Database,
  sourceId: string,
  points: readonly NewRecyclingPoint[],
): Promise<ImportPlan> {
  const known = await readKnown(db, sourceId);
  const published = await readPublished(db);
  const refOf = (point: NewRecyclingPoint): string => point.source_ref ?? '';
  const pairs = points.map((point) => {
    const before = known.get(refOf(point));
    return { ...withoutRetired(point, before?.named ?? NO_ENTRIES, published), before };
  });
  const changed = pairs.flatMap(({ point, before }) => {
    if (!before || before.content === contentText(point, point.rates)) return [];
    return [{ id: before.id, point: { ...point, status: before.status, photoIds: before.photoIds } }];
  });
  const added = pairs.flatMap(({ point, before }) => (before ? [] : [point]));
  const inFile = new Set(points.map(refOf));
  const notInFile = [...known.keys()].filter((ref) => !inFile.has(ref)).length;
  const leftOut = pairs
    .filter(({ retired }) => retired.length > 0)
    .map(({ point, retired }) => ({ row: refOf(point), entries: retired }));
  return { added, changed, unchanged: points.length - added.length - changed.length, notInFile, leftOut };
}

/** Writes the source; says whether it was new or different. */
async function writeSource(db: Database, source: PointSource): Promise<boolean> {
  const sources = db.selectFrom('point_sources').selectAll();
  const before = await sources.where('id', '=', source.id).executeTakeFirst();
  if (isDeepStrictEqual({ ...before }, { ...source })) return false;
  await db
    .insertInto('point_sources')
    .values(source)
    .onConflict((on) => on.column('id').doUpdateSet(source))
    .execute();
  return true;
}

/** Plans and writes in one transaction; the data version changes only when a point changed. */
export function applyImport(
  db: Database,
  source: PointSource,
  points: readonly NewRecyclingPoint[],
): Promise<ImportPlan> {
  return db.transaction().execute(async (transaction) => {
    const isSourceChanged = await writeSource(transaction, source);
    const plan = await planImport(transaction, source.id, points);
    const added = await insertPoints(transaction, plan.added);
    for (const { id, point } of plan.changed) await replacePoint(transaction, id, point);
    const isChanged = isSourceChanged || plan.added.length > 0 || plan.changed.length > 0;
    const ids = [...added, ...plan.changed.map(({ id }) => id)];
    if (isChanged) await bumpDataVersion(transaction, 'points', ids);
    return plan;
  });
}
