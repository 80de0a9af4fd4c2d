import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';
import { mediaFolder } from '../media/media-folder.ts';

/** A photo's id with its two files below the media folder. */
export interface PhotoFiles {
  readonly id: string;
  readonly path: string;
  readonly thumbnail_path: string;
}

/** The photos that points and events hold now. */
export function heldPhotos(trx: Database, points: readonly number[], events: readonly number[]) {
  return trx
    .selectFrom('photos')
    .select(['id', 'path', 'thumbnail_path'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('point_photos')
            .select('photo_id')
            .where('point_id', 'in', [0, ...points]),
        ),
        eb(
          'id',
          'in',
          selectFrom('charity_events')
            .select('photo_id')
            .where('id', 'in', [0, ...events])
            .$castTo<{ photo_id: string }>(),
        ),
      ]),
    )
    .execute();
}

/** Deletes those of the photos that nothing holds any more, and returns them: their files go after the transaction. */
export async function forgetUnheld(trx: Database, photos: readonly PhotoFiles[]): Promise<PhotoFiles[]> {
  const gone: PhotoFiles[] = [];
  for (const photo of photos) {
    const { numDeletedRows } = await trx
      .deleteFrom('photos')
      .where('id', '=', photo.id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('point_photos').select('photo_id').where('photo_id', '=', photo.id))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('charity_events').select('id').where('photo_id', '=', photo.id))),
      )
      .executeTakeFirst();
    if (numDeletedRows > 0n) gone.push(photo);
  }
  return gone;
}

/** Deletes the files of photos; one that is gone already is no failure. */
export async function removeFiles(dataDir: string, photos: readonly PhotoFiles[]): Promise<void> {
  const paths = photos.flatMap(({ path, thumbnail_path }) => [path, thumbnail_path]);
  await Promise.all(paths.map((path) => rm(join(mediaFolder(dataDir), path), { force: true })));
}
