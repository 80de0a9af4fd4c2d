import type { Database } from '../../database/database.ts';
import type { PhotoStore } from './photo-store.ts';
import { deleteUnused, listUnused } from './repository.ts';

/** How long a photo that nothing shows is kept: a form may stay open for a day. */
export const UNUSED_KEPT_MS = 24 * 3_600_000;

/** Deletes photos that were sent and never used, or are no longer used, and what broken uploads left behind. */
export async function forgetUnusedPhotos(db: Database, store: PhotoStore, now: Date): Promise<void> {
  await store.clearAbandoned(now);
  for (const photo of await listUnused(db, new Date(now.valueOf() - UNUSED_KEPT_MS)))
    if (await deleteUnused(db, photo.id)) await store.remove(photo);
}
