import type { Database } from '../../database/database.ts';
import { type AskingPage, mailLink } from '../../forms/asking-page.ts';
import { type Account, accountRoles, mayAct } from '../../sessions/account.ts';
import { forgiveAccount } from '../accounts/login-attempts.ts';
import { holdAccount } from '../accounts/repository.ts';
import { leaveEvents } from './leave-events.ts';
import { leavePoints, pointsOf } from './leave-points.ts';
import { forgetUnheld, heldPhotos, type PhotoFiles } from './left-photos.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** The other members of a person's organisation who may act. */
async function colleaguesOf(trx: Database, { id, organization_id }: Account): Promise<Account[]> {
  if (organization_id === null) return [];
  const members = await trx
    .selectFrom('accounts')
    .selectAll()
    .where('organization_id', '=', organization_id)
    .where('id', '<>', id)
    .orderBy('id')
    .execute();
  return members.filter(mayAct);
}

async function nameOfOrganization(trx: Database, { organization_id }: Account): Promise<string> {
  if (organization_id === null) return '';
  const found = await trx
    .selectFrom('organizations')
    .select('full_name')
    .where('id', '=', organization_id)
    .executeTakeFirst();
  return found?.full_name ?? '';
}

/** The photos of what may be deleted with the account. */
async function photosOf(trx: Database, account: Account): Promise<PhotoFiles[]> {
  const points = await pointsOf(trx, account).select('id').execute();
  const events = await trx
    .selectFrom('charity_events')
    .select('id')
    .where('author_id', '=', account.id)
    .execute();
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return heldPhotos(trx, ids(points), ids(events));
}

async function leaveWork(trx: Database, account: Account): Promise<void> {
  const colleagues = await colleaguesOf(trx, account);
  const successor = colleagues.find((one) => accountRoles(one).includes('promotion'));
  await leavePoints(trx, account, colleagues.length > 0, await nameOfOrganization(trx, account));
  await leaveEvents(trx, account, successor?.id);
}

/** Forgets an organisation of which neither members nor points are left. */
async function dissolve(trx: Database, { organization_id }: Account): Promise<void> {
  if (organization_id === null) return;
  const isOf = (table: 'accounts' | 'recycling_points') =>
    trx.selectFrom(table).select('id').where('organization_id', '=', organization_id);
  await trx
    .deleteFrom('organizations')
    .where('id', '=', organization_id)
    .where(({ not, exists }) => not(exists(isOf('accounts'))))
    .where(({ not, exists }) => not(exists(isOf('recycling_points'))))
    .execute();
}

/** Takes the person out of every table, the account itself at last. */
async function eraseFromTables(trx: Database, account: Account): Promise<void> {
  const { accounts, ...others } = PERSONAL_DATA;
  for (const table of [...Object.values(others), accounts])
    if ('erased' in table && typeof table.erased === 'function') await table.erased(trx, account);
}

/**
 * Deletes an account and what is known of its person, at once and for good. The last mail goes to the address that the
 * account had.
 *
 * @returns the photos whose files are to be deleted now
 */
export function deleteAccount(accountId: number, asking: AskingPage): Promise<readonly PhotoFiles[]> {
  return asking.context.db.transaction().execute(async (trx) => {
    const account = await holdAccount(trx, accountId);
    if (!account) return [];
    const photos = await photosOf(trx, account);
    await leaveWork(trx, account);
    const gone = await forgetUnheld(trx, photos);
    await forgiveAccount(trx, account.email);
    await eraseFromTables(trx, account);
    await dissolve(trx, account);
    await mailLink(trx, 'account-deleted', { email: account.email, path: '/' }, asking);
    return gone;
  });
}
