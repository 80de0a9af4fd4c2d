import type { DictionaryName } from '@ecocircle/shared-contracts';
import { changeInTurn } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import { announce } from './announce.ts';
import { anyDictionary, DICTIONARY_TABLES } from './dictionary-tables.ts';
import { recordEntry } from './entry-history.ts';
import { noSuchEntry, noSuchPlace } from './refusals.ts';

/** Where an entry is to stand. */
export interface EntryMove {
  readonly dictionary: DictionaryName;
  readonly id: string;
  /** The id of the entry that comes behind it; null for the end. */
  readonly before: string | null;
  readonly staff: Account;
}

/** The ids of a dictionary in its order. */
async function orderOf(db: Database, dictionary: DictionaryName): Promise<string[]> {
  const { table, key } = DICTIONARY_TABLES[dictionary];
  const rows = await anyDictionary(db)
    .selectFrom(table)
    .select(key)
    .orderBy('position')
    .orderBy(key)
    .execute();
  return rows.map((row) => row[key] ?? '');
}

/**
 * Puts an entry before another one, or at the end. What is sent names its neighbour, so that two who move entries at
 * once, one after the other, both get what they asked for. The entry itself stays in its version: nobody's edit is refused over a place.
 *
 * @throws RequestError 404, 422 at `/before` where there is no such neighbour
 */
export function moveEntry(db: Database, { dictionary, id, before, staff }: EntryMove): Promise<void> {
  const { table, key } = DICTIONARY_TABLES[dictionary];
  return changeInTurn(db, 'dictionaries', async (trx) => {
    const order = await orderOf(trx, dictionary);
    if (!order.includes(id)) throw noSuchEntry();
    const others = order.filter((one) => one !== id);
    const place = before === null ? others.length : others.indexOf(before);
    if (place < 0) throw noSuchPlace();
    if (order.indexOf(id) === place) return;
    for (const [position, one] of others.toSpliced(place, 0, id).entries())
      await anyDictionary(trx)
        .updateTable(table)
        .set({ position })
        .where(key, '=', one)
        .where('position', '<>', position)
        .execute();
    await recordEntry(trx, { dictionary, id, staff, action: 'moved' });
    await announce(trx, dictionary);
  });
}
