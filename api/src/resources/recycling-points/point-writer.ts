import { differenceOf } from '@ecocircle/shared-contracts';
import { insertChunks } from '../../database/chunks.ts';
import type { Database } from '../../database/database.ts';
import { NO_SPECIAL_HOURS_COLUMNS } from '../../special-days/special-days.ts';
import { contentDraft } from './content-draft.ts';
import { type NewRecyclingPoint, toPointRow } from './new-recycling-point.ts';
import { recordPointHistory, SYSTEM } from './point-history.ts';

type Numbered = readonly [id: number, point: NewRecyclingPoint];

async function insertParts(db: Database, numbered: readonly Numbered[]): Promise<void> {
  const rates = numbered.flatMap(([point_id, { rates }]) =>
    rates.map((rate, position) => ({ ...rate, point_id, position })),
  );
  for (const rows of insertChunks(rates)) await db.insertInto('point_rates').values(rows).execute();
  const photos = numbered.flatMap(([point_id, { photoIds }]) =>
    photoIds.map((photo_id, position) => ({ point_id, photo_id, position })),
  );
  for (const rows of insertChunks(photos)) await db.insertInto('point_photos').values(rows).execute();
}

/**
 * Inserts points and returns their ids in the same order. Run it in a transaction together with
 * `bumpDataVersion(db, 'points')`.
 */
export async function insertPoints(db: Database, points: readonly NewRecyclingPoint[]): Promise<number[]> {
  const rows = points.map((point) => ({
    ...NO_SPECIAL_HOURS_COLUMNS,
    ...toPointRow(point),
    created_at: point.updated_at,
  }));
  const ids: number[] = [];
  for (const chunk of insertChunks(rows)) {
    const inserted = await db.insertInto('recycling_points').values(chunk).returning('id').execute();
    ids.push(...inserted.map(({ id }) => id).sort((a, b) => a - b));
  }
  await insertParts(
    db,
    points.map((point, index): Numbered => [ids[index] as number, point]),
  );
  return ids;
}

/**
 * Replaces a point with all its parts, keeping its id, with its history. Run it in a transaction, as {@link insertPoints}.
 */
export async function replacePoint(db: Database, id: number, point: NewRecyclingPoint): Promise<void> {
  const row = db.selectFrom('recycling_points').selectAll().where('id', '=', id);
  const rates = db.selectFrom('point_rates').selectAll().where('point_id', '=', id).orderBy('position');
  const before = contentDraft(await row.executeTakeFirstOrThrow(), await rates.execute());
  await db
    .updateTable('recycling_points')
    .set((eb) => ({ ...toPointRow(point), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('point_rates').where('point_id', '=', id).execute();
  await db.deleteFrom('point_photos').where('point_id', '=', id).execute();
  await insertParts(db, [[id, point]]);
  const after = contentDraft(await row.executeTakeFirstOrThrow(), await rates.execute());
  const difference = differenceOf(before, after);
  await recordPointHistory(db, { pointId: id, actor: SYSTEM, action: 'imported', difference });
}
