import { ALERT_RADII, metresBetween } from '@ecocircle/shared-contracts';
import { insertChunks } from '../../database/chunks.ts';
import type { Database } from '../../database/database.ts';

const METRES_PER_DEGREE = 111_195;
const FARTHEST = Math.max(...ALERT_RADII);
/** Rounded up, so that the box holds the whole circle. */
const NORTH = (FARTHEST / METRES_PER_DEGREE) * 1.01;

/** How far west and east of a latitude the farthest area reaches, in degrees; all around near a pole. */
function eastAt(lat: number): number {
  const edge = Math.min(90, Math.abs(lat) + NORTH);
  return Math.min(180, NORTH / Math.max(Math.cos((edge * Math.PI) / 180), 1e-9));
}

/** The alerts that a point may be in the area of, asked for before it opened: one that is not confirmed yet may be. */
function alertsAround(db: Database, { lng, lat }: { lng: number; lat: number }, openedAt: string) {
  const east = eastAt(lat);
  return db
    .selectFrom('point_alerts')
    .select(['id', 'lng', 'lat', 'radius', 'materials'])
    .where('state', '<>', 'ended')
    .where('created_at', '<=', openedAt)
    .where('lat', '>=', lat - NORTH)
    .where('lat', '<=', lat + NORTH)
    .where((eb) =>
      eb.or(
        // The same place once around the earth, either way.
        [-360, 0, 360].map((turn) =>
          eb.and([eb('lng', '>=', lng - east + turn), eb('lng', '<=', lng + east + turn)]),
        ),
      ),
    )
    .execute();
}

/** Takes an opening off the list and finds for whom it is; run it in a transaction. */
async function matchOpening(trx: Database, id: number): Promise<void> {
  const taken = await trx
    .deleteFrom('point_openings')
    .where('id', '=', id)
    .returning(['point_id', 'materials', 'opened_at'])
    .executeTakeFirst();
  if (!taken) return;
  const opened: string[] = JSON.parse(taken.materials);
  const point = await trx
    .selectFrom('recycling_points')
    .select(['lng', 'lat'])
    .where('id', '=', taken.point_id)
    .executeTakeFirstOrThrow();
  const finds = (await alertsAround(trx, point, taken.opened_at)).flatMap((alert) => {
    const { id: alert_id, lng, lat, radius } = alert;
    if (lng === null || lat === null || radius === null) return [];
    if (metresBetween(point, { lng, lat }) > radius) return [];
    const wanted: string[] = JSON.parse(alert.materials);
    return opened
      .filter((material) => wanted.includes(material))
      .map((material_id) => ({
        alert_id,
        point_id: taken.point_id,
        material_id,
        found_at: taken.opened_at,
      }));
  });
  for (const rows of insertChunks(finds))
    await trx
      .insertInto('alert_finds')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute();
}

/**
 * Finds for whom each opening is, and writes that down: each material of each point once for an alert, however often it
 * opens and however many processes look.
 */
export async function matchOpenings(db: Database, signal: AbortSignal): Promise<void> {
  const openings = await db.selectFrom('point_openings').select('id').orderBy('id').execute();
  for (const { id } of openings) {
    if (signal.aborted) return;
    await db.transaction().execute((trx) => matchOpening(trx, id));
  }
}
