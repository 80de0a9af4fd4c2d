import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Row, Tables } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';

type Photos = ExpressionBuilder<Tables, 'photos'>;

/** Whose a photo is: the organisation's of its sender, else the sender's own. */
function isOwn(photos: Photos, { id, organization_id }: Account): Expression<SqlBool> {
  return organization_id === null
    ? photos.and([photos('photos.account_id', '=', id), photos('photos.organization_id', 'is', null)])
    : photos('photos.organization_id', '=', organization_id);
}

/** Shown by a point or an event, as an organisation's logo, or with a visitor's report. */
function isUsed(photos: Photos): Expression<SqlBool> {
  const id = photos.ref('photos.id');
  return photos.or([
    photos.exists(photos.selectFrom('point_photos').select('point_id').where('photo_id', '=', id)),
    photos.exists(photos.selectFrom('charity_events').select('photo_id').where('photo_id', '=', id)),
    photos.exists(photos.selectFrom('organizations').select('avatar_id').where('avatar_id', '=', id)),
    photos.exists(photos.selectFrom('report_photos').select('photo_id').where('photo_id', '=', id)),
  ]);
}

/** Shown already by a point of the account's organisation, or by an event of the account. */
function isShown(photos: Photos, { id, organization_id }: Account): Expression<SqlBool> {
  const photo = photos.ref('photos.id');
  return photos.or([
    photos.exists(
      photos
        .selectFrom('point_photos')
        .innerJoin('recycling_points', 'recycling_points.id', 'point_photos.point_id')
        .select('point_photos.point_id')
        .where('point_photos.photo_id', '=', photo)
        // 0 is nobody's id.
        .where('recycling_points.organization_id', '=', organization_id ?? 0),
    ),
    photos.exists(
      photos
        .selectFrom('charity_events')
        .select('charity_events.id')
        .where('charity_events.photo_id', '=', photo)
        .where('charity_events.author_id', '=', id),
    ),
  ]);
}

/** Adds a photo to those that are known. */
export async function addPhoto(db: Database, photo: Row<'photos'>): Promise<void> {
  await db.insertInto('photos').values(photo).execute();
}

/** No id looks otherwise, and PostgreSQL refuses texts that hold a zero. */
const ID = /^[\w-]{1,100}$/;

/** Of these photos, the ids of those that an account may attach: its own, its organisation's, and what they show already. */
export async function attachable(
  db: Database,
  account: Account,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = ids.filter((id) => ID.test(id));
  if (known.length === 0) return new Set();
  const rows = await db
    .selectFrom('photos')
    .select('photos.id')
    .where('photos.id', 'in', known)
    .where((photos) => photos.or([isOwn(photos, account), isShown(photos, account)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** One's own photo, and whether anything shows it; undefined where the account has none of this id. */
export async function findOwnPhoto(db: Database, account: Account, id: string) {
  if (!ID.test(id)) return undefined;
  return db
    .selectFrom('photos')
    .select(['photos.id', 'photos.path', 'photos.thumbnail_path'])
    .select((photos) => photos.case().when(isUsed(photos)).then(1).else(0).end().as('is_used'))
    .where('photos.id', '=', id)
    .where((photos) => isOwn(photos, account))
    .executeTakeFirst();
}

/** Photos that were sent before a moment and that nothing shows. */
export const listUnused = (db: Database, before: Date) =>
  db
    .selectFrom('photos')
    .select(['photos.id', 'photos.path', 'photos.thumbnail_path'])
    .where('photos.created_at', '<', before.toISOString())
    .where((photos) => photos.not(isUsed(photos)))
    .execute();

/** Deletes a photo unless something shows it by now; false where it stays. */
export async function deleteUnused(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('photos')
    .where('photos.id', '=', id)
    .where((photos) => photos.not(isUsed(photos)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What somebody without an account has sent and nothing shows so far. */
const sentByVisitors = (db: Database) =>
  db
    .selectFrom('photos')
    .where('photos.account_id', 'is', null)
    .where('photos.organization_id', 'is', null)
    .where('photos.created_at', 'is not', null)
    .where((photos) => photos.not(isUsed(photos)));

/** Whether a photo of a visitor waits for its report; a report that has it shows it at the desk alone. */
export async function isWaiting(db: Database, id: string): Promise<boolean> {
  return (await waitingOfVisitors(db, [id])).length > 0;
}

/** How many photos of visitors wait for a report. */
export async function countWaitingOfVisitors(db: Database): Promise<number> {
  const { count } = await sentByVisitors(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of these photos, in their order, the ids of those that a visitor sent and nothing shows so far. */
export async function waitingOfVisitors(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  const known = [...new Set(ids)].filter((id) => ID.test(id));
  if (known.length === 0) return [];
  const rows = await sentByVisitors(db).select('photos.id').where('photos.id', 'in', known).execute();
  const found = new Set(rows.map(({ id }) => id));
  return known.filter((id) => found.has(id));
}
