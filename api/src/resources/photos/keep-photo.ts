import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';
import type { PhotoEncoder } from './photo-encoder.ts';
import { photoRefusal } from './photo-refusal.ts';
import { PhotoRefused } from './photo-refused.ts';
import type { PhotoStore } from './photo-store.ts';
import { receivePhoto, uploadBroken } from './receive-photo.ts';
import { addPhoto } from './repository.ts';

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
      await store.publish(photo.id);
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
  request: FastifyRequest,
  account: Account,
  signal: AbortSignal,
): Promise<Row<'photos'>> {
  const { store, encoder } = workshop;
  const id = randomUUID();
  const folder = store.folderOf(id);
  try {
    await receivePhoto(request, folder.original, signal);
    const size = await encoder.encode(folder, signal);
    signal.throwIfAborted();
    const owner = { account_id: account.id, organization_id: account.organization_id };
    const photo = { id, ...store.pathsOf(id), ...size, ...owner, created_at: currentTime().toISOString() };
    await publish(workshop, photo);
    return photo;
  } catch (error) {
    if (signal.aborted) throw uploadBroken();
    throw error instanceof PhotoRefused ? photoRefusal(error.problem) : error;
  } finally {
    await store.clear(id);
  }
}
