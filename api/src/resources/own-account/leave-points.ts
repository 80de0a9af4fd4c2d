import { POINT_STATUSES } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import { SYSTEM } from '../recycling-points/point-history.ts';
import { changePointStatus } from '../recycling-points/point-status-change.ts';

/** Points that the public has never seen go with who made them. */
const NEVER_PUBLIC = [POINT_STATUSES.draft, POINT_STATUSES['on-review'], POINT_STATUSES.declined];

const NO_CONTACTS = { contact_name: '', contact_phone: '', contact_email: '' };

/** The points of a person whom nobody succeeds: those of their organisation, or their own. */
export const pointsOf = (trx: Database, { id, organization_id }: Account) =>
  trx
    .selectFrom('recycling_points')
    .where(({ or, eb }) =>
      or([
        eb('author_id', '=', id),
        ...(organization_id === null ? [] : [eb('organization_id', '=', organization_id)]),
      ]),
    );

async function closeForATime(trx: Database, points: readonly { id: number }[], now: string): Promise<void> {
  for (const { id } of points)
    await changePointStatus(trx, {
      id,
      from: [POINT_STATUSES.accepted],
      to: POINT_STATUSES['temporarily-not-working'],
      actor: SYSTEM,
      action: 'closed-temporarily',
      columns: { closed_from: now.slice(0, 10) },
    });
}

/** The points stay with who runs them by name, and are the desk's from now on. */
async function handOver(trx: Database, ids: readonly number[], operator_name: string, now: string) {
  for (const id of ids)
    await trx
      .updateTable('recycling_points')
      .set(({ eb }) => ({
        ...NO_CONTACTS,
        author_id: null,
        organization_id: null,
        operator_name,
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
}

/**
 * Takes a person out of the points. An organisation that has other members keeps its own. Where nobody is left, public
 * points close for a time and go to the desk, and those that were never public are deleted.
 */
export async function leavePoints(
  trx: Database,
  account: Account,
  hasColleagues: boolean,
  organizationName: string,
): Promise<void> {
  const now = currentTime().toISOString();
  if (hasColleagues) {
    await trx
      .updateTable('recycling_points')
      .set({ author_id: null })
      .where('author_id', '=', account.id)
      .execute();
    return;
  }
  const hidden = pointsOf(trx, account).select('id').where('status', 'in', NEVER_PUBLIC);
  await trx.deleteFrom('recycling_points').where('id', 'in', hidden).execute();
  const left = await pointsOf(trx, account).select(['id', 'status']).execute();
  const open = left.filter(({ status }) => status === POINT_STATUSES.accepted);
  await closeForATime(trx, open, now);
  const ids = left.map(({ id }) => id);
  await handOver(trx, ids, organizationName, now);
  await bumpDataVersion(trx, 'points', ids);
}
