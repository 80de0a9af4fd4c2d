import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { normalizeEmail } from '../accounts/normalize-email.ts';

/** What people sent through the forms with an e-mail, which stands in what they filled in. */
export async function submissionsOf(db: Database, email: string): Promise<Row<'submissions'>[]> {
  const rows = await db.selectFrom('submissions').selectAll().where('fields', 'like', '%"email"%').execute();
  return rows.filter(({ fields }) => {
    const { email: given } = JSON.parse(fields) as { email?: unknown };
    return typeof given === 'string' && normalizeEmail(given) === email;
  });
}

/** Signs that LIKE reads as themselves, with `escape '\\'`. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Mails to an e-mail, and those about it: what operators are told names who it is from. */
export function mailsAbout(db: Database, email: string): Promise<Row<'mail_outbox'>[]> {
  return db
    .selectFrom('mail_outbox')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb('recipient', '=', email),
        sql<boolean>`lower(content) like ${`%${literally(email)}%`} escape '\\'`,
      ]),
    )
    .execute();
}
