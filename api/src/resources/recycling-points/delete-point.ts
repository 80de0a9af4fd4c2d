import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import { expectRight, type PointRow } from './own-point.ts';
import { asCreator, recordPointHistory } from './point-history.ts';
import { notInStatus } from './point-refusals.ts';

/** Deletes an own point that was never public, with all its parts; of a revision, the point it revises remembers it. */
export async function deletePoint(trx: Database, account: Account, row: PointRow): Promise<void> {
  expectRight(row, 'delete');
  const { numDeletedRows } = await trx
    .deleteFrom('recycling_points')
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notInStatus('deleted');
  if (row.revision_of !== null)
    await recordPointHistory(trx, {
      pointId: row.revision_of,
      actor: asCreator(account),
      action: 'revision-discarded',
      from: row.status,
    });
  await bumpDataVersion(trx, 'points', [row.id]);
}
