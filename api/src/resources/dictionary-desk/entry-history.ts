import type { DictionaryName, EntryAction } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';

/** A field of an entry that was changed; empty where it had no value, or has none. */
export interface EntryChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** A dictionary that has a history. */
type Dictionary = DictionaryName | 'things';

/** Something that was done with an entry. */
export interface EntryDeed {
  readonly dictionary: Dictionary;
  readonly id: string;
  readonly staff: Account;
  readonly action: EntryAction;
  readonly difference?: readonly EntryChange[];
}

const SHOWN = 50;

/** Writes down what was done with an entry: call it inside the transaction that does it. */
export async function recordEntry(db: Database, deed: EntryDeed): Promise<void> {
  const { dictionary, id, staff, action, difference = [] } = deed;
  await db
    .insertInto('dictionary_history')
    .values({
      dictionary,
      entry_id: id,
      at: currentTime().toISOString(),
      account_id: staff.id,
      actor_name: staff.name,
      action,
      difference: JSON.stringify(difference),
    })
    .execute();
}

/** The newest of what was done with an entry. */
export async function listEntryHistory(db: Database, dictionary: Dictionary, id: string) {
  const rows = await db
    .selectFrom('dictionary_history')
    .selectAll()
    .where('dictionary', '=', dictionary)
    .where('entry_id', '=', id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at,
    actor_name: row.actor_name,
    action: row.action,
    difference: JSON.parse(row.difference) as EntryChange[],
  }));
}
