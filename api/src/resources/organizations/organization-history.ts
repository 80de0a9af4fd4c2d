import type { PointChange } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import type { Account } from '../../sessions/account.ts';

/** Writes down what a member changed: call it inside the transaction that changes it. */
export async function recordOrganizationChange(
  trx: Database,
  organizationId: number,
  { id, name }: Pick<Account, 'id' | 'name'>,
  difference: readonly PointChange[],
): Promise<void> {
  await trx
    .insertInto('organization_history')
    .values({
      organization_id: organizationId,
      at: currentTime().toISOString(),
      account_id: id,
      actor_name: name,
      difference: JSON.stringify(difference),
    })
    .execute();
}

/** One page of an organisation's history, the newest change first. */
export async function listOrganizationHistory(
  db: Database,
  organizationId: number,
  after: number | undefined,
) {
  const rows = await db
    .selectFrom('organization_history')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  const data = page.map(({ id, at, actor_name, difference }) => ({
    id: String(id),
    at,
    actor_name,
    difference: JSON.parse(difference) as PointChange[],
  }));
  return { data, next };
}
