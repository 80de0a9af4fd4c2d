import type { Database } from '../../database/database.ts';
import { type AskingPage, mailLink } from '../../forms/asking-page.ts';
import { type Account, accountRoles, mayAct } from '../../sessions/account.ts';
import { forgiveAccount } from '../accounts/login-attempts.ts';
import { holdAccount } from '../accounts/repository.ts';
import type { PhotoPaths } from '../photos/photo-store.ts';
import { leaveEvents } from './leave-events.ts';
import { leavePoints } from './leave-points.ts';
import { forgetUnshown, photosOf } from './left-photos.ts';
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
    trx.selectFrom(table).select('id').where('organization_id', '=', organization_id).executeTakeFirst();
  if ((await isOf('accounts')) || (await isOf('recycling_points'))) return;
  await trx
    .updateTable('photos')
    .set({ organization_id: null })
    .where('organization_id', '=', organization_id)
    .execute();
  await trx.deleteFrom('organizations').where('id', '=', organization_id).execute();
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
export function deleteAccount(accountId: number, asking: AskingPage): Promise<readonly PhotoPaths[]> {
  return asking.context.db.transaction().execute(async (trx) => {
    const account = await holdAccount(trx, accountId);
    if (!account) return [];
    const photos = await photosOf(trx, account);
    await leaveWork(trx, account);
    await forgiveAccount(trx, account.email);
    await eraseFromTables(trx, account);
    await dissolve(trx, account);
    const gone = await forgetUnshown(trx, photos);
    await mailLink(trx, 'account-deleted', { email: account.email, path: '/' }, asking);
    return gone;
  });
}
