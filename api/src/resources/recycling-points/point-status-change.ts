import type { PointAction, PointChange, ServerPointStatus } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import { historyIdOf, type PointRow } from './own-point.ts';
import { type PointActor, recordPointHistory } from './point-history.ts';
import { noSuchPoint, notInStatus } from './point-refusals.ts';

/** A change of a point's status. */
export interface StatusChange {
  readonly id: number;
  /** Server names of the statuses in which it may happen; in every other one it is refused. */
  readonly from: readonly ServerPointStatus[];
  readonly to: ServerPointStatus;
  readonly actor: PointActor;
  readonly action: PointAction;
  readonly reason?: string | null;
  /** What else is written down, where the change is one of content too. */
  readonly difference?: readonly PointChange[];
  /** What else changes with the status, such as the days of a closing. */
  readonly columns?: Partial<
    Pick<
      PointRow,
      | 'closed_from'
      | 'closed_to'
      | 'closing_comment'
      | 'decline_reason'
      | 'status_before_block'
      | 'verified_at'
      | 'asked_at'
    >
  >;
}

/** The columns of a point that is not closed. */
export const NOT_CLOSED = { closed_from: null, closed_to: null, closing_comment: null } as const;

const readRow = (trx: Database, id: number) =>
  trx.selectFrom('recycling_points').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Changes the status of a point, with its history. The one way in which a status changes: run it in a transaction.
 *
 * @returns the point as it was before
 * @throws RequestError 404 where there is no such point; 409 `not-allowed-in-status` in every other status, also for the
 * second one of two at the same time
 */
export async function changePointStatus(trx: Database, change: StatusChange): Promise<PointRow> {
  const { id, from, to, actor, action, reason = null, difference = [], columns = {} } = change;
  const before = await readRow(trx, id);
  if (!before) throw noSuchPoint();
  const { numUpdatedRows } = await trx
    .updateTable('recycling_points')
    .set((eb) => ({
      ...columns,
      status: to,
      version: eb('version', '+', 1),
      updated_at: currentTime().toISOString(),
    }))
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notInStatus((await readRow(trx, id))?.status ?? before.status);
  const pointId = historyIdOf(before);
  await recordPointHistory(trx, { pointId, actor, action, from: before.status, to, reason, difference });
  await bumpDataVersion(trx, 'points', [id]);
  return before;
}
