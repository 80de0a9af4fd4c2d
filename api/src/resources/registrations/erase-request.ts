import type { Database } from '../../database/database.ts';
import { findRequest } from './repository.ts';

/**
 * Erases one request for good, with the mails about it. An account that was opened for it stays.
 *
 * @returns whether there was one
 */
export function eraseRequest(db: Database, reference: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const known = await findRequest(trx, reference);
    if (!known) return false;
    await trx.deleteFrom('registration_requests').where('id', '=', known.id).execute();
    await trx.deleteFrom('mail_outbox').where('subject', 'like', `%${known.reference}%`).execute();
    return true;
  });
}
