import type { Database } from '../database/database.ts';
import { confirmedSubscribers, countSubscribers } from '../resources/newsletter/desk-repository.ts';

/** How many people asked for the newsletter, confirmed it and left it. */
export async function subscriberCounts(db: Database): Promise<string> {
  const rows = await countSubscribers(db);
  if (rows.length === 0) return 'Nobody has subscribed yet.';
  return rows.map(({ status, locale, count }) => [status, locale, count].join('\t')).join('\n');
}

/** The confirmed subscribers, one line each: address and language. */
export async function exportSubscribers(db: Database): Promise<string> {
  const rows = await confirmedSubscribers(db);
  return ['email\tlocale', ...rows.map(({ email, locale }) => `${email}\t${locale}`)].join('\n');
}
