import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';

/** The ids of the materials that a point takes. */
export async function materialsOf(db: Database, pointId: number): Promise<string[]> {
  const rates = await db
    .selectFrom('point_rates')
    .select('material_id')
    .distinct()
    .where('point_id', '=', pointId)
    .orderBy('material_id')
    .execute();
  return rates.map(({ material_id }) => material_id);
}

/**
 * Writes down what a public point takes from now on and did not take before, for those who want to be told. Run it in
 * the transaction that makes it so: a decision does not wait until it has been looked who that is.
 */
export async function noticeOpening(
  trx: Database,
  pointId: number,
  before: readonly string[] = [],
): Promise<void> {
  const materials = (await materialsOf(trx, pointId)).filter((id) => !before.includes(id));
  if (materials.length === 0) return;
  await trx
    .insertInto('point_openings')
    .values({
      point_id: pointId,
      materials: JSON.stringify(materials),
      opened_at: currentTime().toISOString(),
    })
    .execute();
}
