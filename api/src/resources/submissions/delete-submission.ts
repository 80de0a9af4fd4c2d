import type { Database } from '../../database/database.ts';

/**
 * Erases one submission for good, with the mails about it, as its sender may ask for.
 *
 * @returns whether there was one
 */
export function deleteSubmission(db: Database, reference: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const erased = await trx
      .deleteFrom('submissions')
      .where('reference', '=', reference)
      .returning('id')
      .executeTakeFirst();
    if (!erased) return false;
    await trx.deleteFrom('mail_outbox').where('subject', 'like', `%${reference}%`).execute();
    return true;
  });
}
