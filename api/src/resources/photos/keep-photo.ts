import { randomUUID } from 'node:crypto';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { PhotoEncoder } from './photo-encoder.ts';
import { photoRefusal } from './photo-refusal.ts';
import { PhotoRefused } from './photo-refused.ts';
import { type PhotoStore, pathsOf, pathsOfVisitors } from './photo-store.ts';
import { type Receive, uploadBroken } from './receive-photo.ts';
import { addPhoto } from './repository.ts';
import type { Sender } from './sender.ts';

/** What makes and keeps photos. */
export interface PhotoWorkshop {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly encoder: PhotoEncoder;
}

async function publish({ db, store }: PhotoWorkshop, photo: Row<'photos'>): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await addPhoto(transaction, photo);
      await store.publish(photo);
    });
  } catch (error) {
    await store.remove(photo);
    throw error;
  }
}

/**
 * Receives a photo, makes its pictures and keeps them for its sender. Of one that is refused, or whose sender goes away
 * before it is kept, nothing stays.
 */
export async function keepPhoto(
  workshop: PhotoWorkshop,
  receive: Receive,
  { account_id, organization_id }: Sender,
  signal: AbortSignal,
): Promise<Row<'photos'>> {
  const { store, encoder } = workshop;
  const id = randomUUID();
  const folder = store.folderOf(id);
  try {
    await receive(folder.original, signal);
    const size = await encoder.encode(folder, signal);
    signal.throwIfAborted();
    const owner = { account_id, organization_id };
    const paths = account_id === null ? pathsOfVisitors(id) : pathsOf(id);
    const photo = { id, ...paths, ...size, ...owner, created_at: currentTime().toISOString() };
    await publish(workshop, photo);
    return photo;
  } catch (error) {
    if (signal.aborted) throw uploadBroken();
    throw error instanceof PhotoRefused ? photoRefusal(error.problem) : error;
  } finally {
    await store.clear(id);
  }
}
