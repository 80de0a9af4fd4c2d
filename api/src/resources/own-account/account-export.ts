import { strToU8, zipSync } from 'fflate';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Columns that hold JSON as text are written as what they hold. */
const unpacked = (_: string, value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Everything that is kept about a person, by table. */
export async function collectPersonalData(
  db: Database,
  account: Account,
): Promise<Record<string, readonly object[]>> {
  const found: Record<string, readonly object[]> = {};
  for (const [name, table] of Object.entries(PERSONAL_DATA))
    if ('rows' in table && table.rows) found[name] = await table.rows(db, account);
  return found;
}

/** The export of an account: a ZIP with one JSON file, in which each table is a list. */
export async function exportAccount(db: Database, account: Account): Promise<Uint8Array> {
  const data = { exported_at: currentTime().toISOString(), ...(await collectPersonalData(db, account)) };
  return zipSync({ 'account.json': strToU8(JSON.stringify(data, unpacked, 2)) });
}
