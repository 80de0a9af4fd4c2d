import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import type { Row } from '../../database/tables.ts';

/** Something that a member of staff begins to do. */
export type NewAct = Pick<
  Row<'desk_acts'>,
  'at' | 'account_id' | 'actor_name' | 'area' | 'action' | 'subject' | 'note'
>;

/** Notes what is about to be done, and returns its number. */
export async function noteAct(db: Database, act: NewAct): Promise<number> {
  const { id } = await db.insertInto('desk_acts').values(act).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Notes how a call was answered. */
export async function noteAnswer(db: Database, id: number, status: number): Promise<void> {
  await db.updateTable('desk_acts').set({ status }).where('id', '=', id).execute();
}

/** What narrows the list of acts. */
export interface ActFilter {
  readonly area?: string | undefined;
  readonly subject?: string | undefined;
  readonly after?: number | undefined;
}

/** One page of what staff did, the newest first; what was refused is not among it. */
export async function listActs(db: Database, { area, subject, after }: ActFilter) {
  const rows = await db
    .selectFrom('desk_acts')
    .select(['id', 'at', 'actor_name', 'area', 'action', 'subject', 'note'])
    .where(({ or, eb }) => or([eb('status', 'is', null), eb('status', '<', 400)]))
    .$if(area !== undefined, (query) => query.where('area', '=', area ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  return { data: page.map((row) => ({ ...row, id: String(row.id) })), next };
}

/** Deletes what was done before a moment. */
export async function forgetActs(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('desk_acts').where('at', '<', before.toISOString()).execute();
}
