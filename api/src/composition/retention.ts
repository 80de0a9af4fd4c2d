import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/job-runner.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { forgetLocalMails, forgetSentMails } from '../mail/outbox-repository.ts';
import { forgetAccountLinks } from '../resources/accounts/account-links.ts';
import { forgetLoginAttempts } from '../resources/accounts/login-attempts.ts';
import { forgetLiveMessages } from '../resources/live/live-messages.ts';
import { forgetUnconfirmed } from '../resources/newsletter/repository.ts';
import { forgetUnusedPhotos } from '../resources/photos/forget-unused-photos.ts';
import type { PhotoStore } from '../resources/photos/photo-store.ts';
import { forgetReportLinks, forgetReports } from '../resources/point-reports/repository.ts';
import { forgetDeclined } from '../resources/registrations/repository.ts';
import { forgetUnconfirmedAccounts } from '../resources/sign-up/unconfirmed-account.ts';
import { forgetSpam } from '../resources/submissions/repository.ts';
import { forgetDeskSessions } from '../sessions/desk-sessions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 30 * DAY_MS;
/** Longer, because an applicant may come back and ask why. */
const DECLINED_KEPT_MS = 90 * DAY_MS;
/** After a report has ended its page is there for a while, and the report itself for those who look into a dispute. */
const TRACKED_MS = 90 * DAY_MS;
const REPORT_KEPT_MS = 365 * DAY_MS;

/**
 * Deletes outdated rows: mails that were sent or are never sent, addresses that were never confirmed,
 * spam, old links, requests that were declined, and reports that ended.
 */
export async function forgetOldForms(
  db: Database,
  { smtpUrl }: Pick<MailSettings, 'smtpUrl'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.valueOf() - KEPT_MS);
  await forgetSentMails(db, before);
  if (!smtpUrl) await forgetLocalMails(db, before);
  await forgetUnconfirmed(db, before);
  await forgetUnconfirmedAccounts(db, before);
  await forgetSpam(db, before);
  await forgetAccountLinks(db, before);
  await forgetLiveMessages(db, new Date(now.valueOf() - HOUR_MS));
  await forgetLoginAttempts(db, now);
  await forgetDeskSessions(db, now);
  await forgetDeclined(db, new Date(now.valueOf() - DECLINED_KEPT_MS));
  await forgetReportLinks(db, new Date(now.valueOf() - TRACKED_MS));
  await forgetReports(db, { spamBefore: before, endedBefore: new Date(now.valueOf() - REPORT_KEPT_MS) });
}

/** Deletes outdated rows every hour. */
export const retentionJob = (db: Database, mail: MailSettings): Job => ({
  name: 'retention',
  everyMs: HOUR_MS,
  run: (now) => forgetOldForms(db, mail, now),
});

/** Deletes photos that nothing shows, every hour. */
export const photoRetentionJob = (db: Database, photos: PhotoStore): Job => ({
  name: 'photo-retention',
  everyMs: HOUR_MS,
  run: (now) => forgetUnusedPhotos(db, photos, now),
});
