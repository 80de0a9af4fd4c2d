import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { hashToken, newToken } from '../../mail/link-token.ts';

/** What a link in a mail about alerts is for. */
export type AlertLinkPurpose = Row<'alert_links'>['purpose'];

/** A confirmation link works for a week. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

/** Makes a link for a mail and returns its token, which is kept nowhere else. */
export async function createAlertLink(
  db: Database,
  alertId: number,
  purpose: AlertLinkPurpose,
): Promise<string> {
  const token = newToken();
  const until = new Date(currentTime().valueOf() + CONFIRM_WITHIN_MS).toISOString();
  await db
    .insertInto('alert_links')
    .values({
      token_hash: hashToken(token),
      alert_id: alertId,
      purpose,
      expires_at: purpose === 'confirm' ? until : null,
    })
    .execute();
  return token;
}

/** The alert that a link is of, with the link. */
export const findByToken = (db: Database, token: string) =>
  db
    .selectFrom('alert_links as link')
    .innerJoin('point_alerts as alert', 'alert.id', 'link.alert_id')
    .selectAll('alert')
    .select(['link.purpose', 'link.expires_at'])
    .where('link.token_hash', '=', hashToken(token))
    .executeTakeFirst();

/** Whether a link that confirms came too late. */
export const isExpired = ({ expires_at }: Pick<Row<'alert_links'>, 'expires_at'>): boolean =>
  expires_at !== null && expires_at <= currentTime().toISOString();
