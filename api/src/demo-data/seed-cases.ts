import type { Database } from '../database/database.ts';
import { findAccount } from '../resources/accounts/repository.ts';
import { insertReport } from '../resources/point-reports/repository.ts';
import {
  asCreator,
  type PointActor,
  recordPointHistory,
} from '../resources/recycling-points/point-history.ts';
import { beginRevision } from '../resources/recycling-points/point-revision.ts';
import type { PointOwner } from './make-points.ts';

/** The rules as the creator would have them from now on. */
const NEW_RULES = 'Банки и бутылки сполосните, крышки снимите. С 1 декабря берём и пакеты от сока.';
/** What a visitor found wrong. */
const COMPLAINT =
  'Приехали в субботу к десяти, дверь закрыта. На ней написано, что по субботам с одиннадцати.';

/** Writes down why points were declined and taken down. */
async function seedDecisions(db: Database, staff: PointActor): Promise<void> {
  const points = await db
    .selectFrom('recycling_points')
    .select(['id', 'status', 'decline_reason'])
    .where('decline_reason', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, status, decline_reason } of points)
    await recordPointHistory(db, {
      pointId: id,
      actor: staff,
      action: status === 'declined' ? 'declined' : 'taken-down',
      from: status === 'declined' ? 'oncheck' : 'accepted',
      to: status,
      reason: decline_reason,
    });
}

async function seedRevision(db: Database, authorId: number, pointId: number): Promise<void> {
  const account = await findAccount(db, authorId);
  const point = await db
    .selectFrom('recycling_points')
    .selectAll()
    .where('id', '=', pointId)
    .executeTakeFirst();
  if (!account || !point) return;
  const id = await beginRevision(db, account, point);
  const changed = { collection_rules: NEW_RULES, status: 'oncheck' };
  await db.updateTable('recycling_points').set(changed).where('id', '=', id).execute();
  const actor = asCreator(account);
  await recordPointHistory(db, { pointId, actor, action: 'sent-to-review', from: 'draft', to: 'oncheck' });
}

/**
 * What happens to points on their way: decisions of moderators, a revision on review and a report of a visitor. Points
 * that are not there, since few were asked for, have none.
 */
export async function seedCases(
  db: Database,
  { organizationId, authorId }: PointOwner,
  staff: PointActor,
): Promise<void> {
  await seedDecisions(db, staff);
  const [revised, reported] = await db
    .selectFrom('recycling_points')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'accepted')
    .orderBy('id')
    .limit(2)
    .execute();
  if (revised) await seedRevision(db, authorId, revised.id);
  if (reported)
    await insertReport(db, {
      pointId: reported.id,
      kind: 'wrong-hours',
      text: COMPLAINT,
      email: null,
      locale: 'ru-RU',
      isSpam: false,
      photos: [],
    });
}
