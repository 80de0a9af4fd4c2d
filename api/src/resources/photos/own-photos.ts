import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { Account } from '../../sessions/account.ts';
import { attachable } from './repository.ts';

/**
 * Checks that an account may attach photos: its own, those of its organisation, and those that its points and events
 * show already. Call it in the transaction that attaches them.
 *
 * @param pointer - JSON pointer of the list in the request's body
 * @throws RequestError 422 `photo-not-found`, one for each photo that is somebody else's, is not there, or stands twice
 */
export async function ownPhotos(
  db: Database,
  account: Account,
  ids: readonly string[],
  pointer = '/data/attributes/photos',
): Promise<void> {
  const allowed = await attachable(db, account, ids);
  const wrong = ids.flatMap((id, index) => (allowed.has(id) && ids.indexOf(id) === index ? [] : [index]));
  const [first, ...others] = wrong.map((index) => ({
    status: 422,
    code: 'photo-not-found',
    title: 'There is no such photo of yours',
    source: { pointer: `${pointer}/${index}` },
  }));
  if (first) throw new RequestError(first, ...others);
}
