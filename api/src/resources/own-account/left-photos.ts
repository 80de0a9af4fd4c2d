import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import type { PhotoPaths } from '../photos/photo-store.ts';
import { deleteUnused } from '../photos/repository.ts';
import { pointsOf } from './leave-points.ts';

/** A photo with its two files. */
interface LeftPhoto extends PhotoPaths {
  readonly id: string;
}

/** The photos that a person sent, those of their points and events as they are now, and their organisation's logo. */
export async function photosOf(trx: Database, account: Account): Promise<LeftPhoto[]> {
  const points = await pointsOf(trx, account).select('id').execute();
  const covers = await trx
    .selectFrom('charity_events')
    .select('photo_id')
    .where('author_id', '=', account.id)
    .execute();
  const ids = covers.flatMap(({ photo_id }) => photo_id ?? []);
  const ofPoints = trx
    .selectFrom('point_photos')
    .select('photo_id')
    .where('point_id', 'in', [0, ...points.map(({ id }) => id)]);
  const logo = trx
    .selectFrom('organizations')
    .select('avatar_id')
    .where('avatar_id', 'is not', null)
    // 0 is nobody's id.
    .where('organizations.id', '=', account.organization_id ?? 0);
  return trx
    .selectFrom('photos')
    .select(['id', 'path', 'thumbnail_path'])
    .where(({ or, eb }) =>
      or([
        eb('account_id', '=', account.id),
        eb('id', 'in', ofPoints),
        eb('id', 'in', ['', ...ids]),
        eb('id', 'in', logo),
      ]),
    )
    .execute();
}

/** Deletes those of the photos that nothing shows any more, and returns them: their files go after the transaction. */
export async function forgetUnshown(trx: Database, photos: readonly LeftPhoto[]): Promise<PhotoPaths[]> {
  const gone: PhotoPaths[] = [];
  for (const photo of photos) if (await deleteUnused(trx, photo.id)) gone.push(photo);
  return gone;
}
