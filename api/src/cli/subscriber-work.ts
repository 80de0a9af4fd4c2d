import type { Database } from '../database/database.ts';

/** How many people asked for the newsletter, confirmed it and left it. */
export async function countSubscribers(db: Database): Promise<string> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select((eb) => ['status', 'locale', eb.fn.countAll<number>().as('count')])
    .groupBy(['status', 'locale'])
    .orderBy('status')
    .orderBy('locale')
    .execute();
  if (rows.length === 0) return 'Nobody has subscribed yet.';
  return rows.map(({ status, locale, count }) => [status, locale, count].join('\t')).join('\n');
}

/** The confirmed subscribers, one line each: address and language. */
export async function exportSubscribers(db: Database): Promise<string> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'locale'])
    .where('status', '=', 'confirmed')
    .orderBy('email')
    .execute();
  return ['email\tlocale', ...rows.map(({ email, locale }) => `${email}\t${locale}`)].join('\n');
}
