import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
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

/** The photos that a person sent, and the logo of their organisation. */
const photosToExport = (db: Database, { id, organization_id }: Account) =>
  db
    .selectFrom('photos')
    .select(['id', 'path'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('account_id', '=', id),
        eb(
          'id',
          'in',
          selectFrom('organizations')
            .select('avatar_id')
            .where('avatar_id', 'is not', null)
            // 0 is nobody's id.
            .where('organizations.id', '=', organization_id ?? 0),
        ),
      ]),
    )
    .orderBy('id')
    .execute();

/** The files of an export, each made when the one before was sent. */
async function* filesOf(db: Database, photos: PhotoStore, account: Account) {
  const data = { exported_at: currentTime().toISOString(), ...(await collectPersonalData(db, account)) };
  const json = new ZipDeflate('account.json');
  yield { entry: json, bytes: strToU8(JSON.stringify(data, unpacked, 2)) };
  for (const photo of await photosToExport(db, account)) {
    const bytes = await photos.read(photo);
    // Pictures are compressed already.
    if (bytes) yield { entry: new ZipPassThrough(`photos/${photo.id}.webp`), bytes };
  }
}

/**
 * The export of an account: a ZIP with a JSON file, in which each table is a list, and the photos by their ids. One photo
 * at a time is in memory.
 */
export async function* exportAccount(
  db: Database,
  photos: PhotoStore,
  account: Account,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { entry, bytes } of filesOf(db, photos, account)) {
    zip.add(entry);
    entry.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}
