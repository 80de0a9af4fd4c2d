import { currentTime } from '../../clock/clock.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';

/**
 * Takes a person out of the events: drafts are deleted, the others stay without their organiser, and a successor in the
 * same organisation gets them with the organisation's name.
 */
export async function leaveEvents(
  trx: Database,
  { id }: Account,
  successor: number | undefined,
): Promise<void> {
  await trx.deleteFrom('charity_events').where('author_id', '=', id).where('status', '=', 'draft').execute();
  const left = { organizer_name: '', organizer_phone: '', organizer_email: '' };
  await trx
    .updateTable('charity_events')
    .set(({ eb }) => ({
      ...(successor === undefined ? { ...left, author_id: null } : { author_id: successor }),
      sequence: eb('sequence', '+', 1),
      updated_at: currentTime().toISOString(),
    }))
    .where('author_id', '=', id)
    .execute();
  await bumpDataVersion(trx, 'events');
}

/** Deletes events that are past and whose organiser has left. */
export async function forgetLeftEvents(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('charity_events')
    .where('author_id', 'is', null)
    .where('organizer_name', '=', '')
    .where('ends_at', '<', before.toISOString())
    .execute();
}
