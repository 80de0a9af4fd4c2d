import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/job-runner.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { forgetLocalMails, forgetSentMails } from '../mail/outbox-repository.ts';
import { forgetAccountLinks } from '../resources/accounts/account-links.ts';
import { forgetLoginAttempts } from '../resources/accounts/login-attempts.ts';
import { forgetActs } from '../resources/desk-acts/desk-acts.ts';
import { forgetLiveMessages } from '../resources/live/live-messages.ts';
import { forgetUnconfirmed } from '../resources/newsletter/repository.ts';
import { forgetLeftEvents } from '../resources/own-account/leave-events.ts';
import { forgetUnusedPhotos } from '../resources/photos/forget-unused-photos.ts';
import type { PhotoStore } from '../resources/photos/photo-store.ts';
import { forgetRestingAddresses } from '../resources/point-alerts/alert-addresses.ts';
import {
  forgetEndedAlerts,
  forgetFinds,
  forgetUnconfirmedAlerts,
} from '../resources/point-alerts/repository.ts';
import { forgetFreshnessLinks } from '../resources/point-freshness/freshness-links.ts';
import { forgetReportAddresses } from '../resources/point-reports/report-addresses.ts';
import {
  forgetReportLinks,
  forgetReports,
  forgetSpamReports,
} from '../resources/point-reports/repository.ts';
import { forgetDeclined } from '../resources/registrations/repository.ts';
import { forgetUnconfirmedAccounts } from '../resources/sign-up/unconfirmed-account.ts';
import { forgetSpam, forgetSubmissions } from '../resources/submissions/repository.ts';
import { forgetDeskSessions } from '../sessions/desk-sessions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What is deleted, and how long after what. */
export interface RetentionRule {
  readonly what: string;
  /** Milliseconds. */
  readonly keptMs: number;
  /** What the time is counted from. */
  readonly since: string;
  /** Deletes what the time was over for before a moment. */
  readonly forget: (db: Database, before: Date) => Promise<unknown>;
  /** Only where no mail server is set: nothing ever sends what waits there. */
  readonly isLocal?: true;
}

/** How long what is kept: the one table that the job works by, and the documents tell. */
export const RETENTION = [
  { what: 'mails', keptMs: 30 * DAY_MS, since: 'they were sent', forget: forgetSentMails },
  {
    what: 'mails of the local outbox',
    keptMs: 30 * DAY_MS,
    since: 'they were written',
    forget: forgetLocalMails,
    isLocal: true,
  },
  { what: 'submissions', keptMs: 2 * 365 * DAY_MS, since: 'they were sent', forget: forgetSubmissions },
  { what: 'spam', keptMs: 30 * DAY_MS, since: 'it was sent', forget: forgetSpam },
  {
    what: 'unconfirmed newsletter subscriptions',
    keptMs: 30 * DAY_MS,
    since: 'the last link was mailed',
    forget: forgetUnconfirmed,
  },
  {
    what: 'unconfirmed accounts',
    keptMs: 7 * DAY_MS,
    since: 'the last link was mailed',
    forget: forgetUnconfirmedAccounts,
  },
  { what: 'declined requests', keptMs: 90 * DAY_MS, since: 'the decision', forget: forgetDeclined },
  { what: 'pages of reports', keptMs: 90 * DAY_MS, since: 'the report ended', forget: forgetReportLinks },
  { what: 'reports', keptMs: 365 * DAY_MS, since: 'they ended', forget: forgetReports },
  { what: 'reports that are spam', keptMs: 30 * DAY_MS, since: 'they were sent', forget: forgetSpamReports },
  {
    what: 'hashes of addresses that reports gave',
    keptMs: DAY_MS,
    since: 'the first of their reports',
    forget: forgetReportAddresses,
  },
  { what: 'mailed links', keptMs: 30 * DAY_MS, since: 'they expired', forget: forgetAccountLinks },
  {
    what: 'links of "still right?"',
    keptMs: 30 * DAY_MS,
    since: 'they expired',
    forget: forgetFreshnessLinks,
  },
  {
    what: 'unconfirmed alerts about points',
    keptMs: 30 * DAY_MS,
    since: 'the last link was mailed',
    forget: forgetUnconfirmedAlerts,
  },
  { what: 'ended alerts about points', keptMs: 30 * DAY_MS, since: 'they ended', forget: forgetEndedAlerts },
  {
    what: 'hashes of addresses that nothing is watched for',
    keptMs: 7 * DAY_MS,
    since: 'the last alert ended',
    forget: forgetRestingAddresses,
  },
  { what: 'points found for alerts', keptMs: 365 * DAY_MS, since: 'they opened', forget: forgetFinds },
  { what: 'live messages', keptMs: HOUR_MS, since: 'they were sent', forget: forgetLiveMessages },
  { what: 'failed logins', keptMs: 0, since: 'they no longer count', forget: forgetLoginAttempts },
  { what: 'acts of staff', keptMs: 2 * 365 * DAY_MS, since: 'they were done', forget: forgetActs },
  { what: 'desk sessions', keptMs: 0, since: 'they ended', forget: forgetDeskSessions },
  {
    what: 'events whose organiser has left',
    keptMs: 0,
    since: 'they ended',
    forget: forgetLeftEvents,
  },
] as const satisfies readonly RetentionRule[];

/** Deletes what the table says, each thing after its own time. */
export async function forgetOldRows(
  db: Database,
  { smtpUrl }: Pick<MailSettings, 'smtpUrl'>,
  now: Date,
): Promise<void> {
  const rules: readonly RetentionRule[] = RETENTION;
  for (const { forget, keptMs, isLocal } of rules)
    if (!isLocal || !smtpUrl) await forget(db, new Date(now.valueOf() - keptMs));
}

/** Deletes outdated rows every hour. */
export const retentionJob = (db: Database, mail: MailSettings): Job => ({
  name: 'retention',
  everyMs: HOUR_MS,
  run: (now) => forgetOldRows(db, mail, now),
});

/** Deletes photos that nothing shows, every hour. */
export const photoRetentionJob = (db: Database, photos: PhotoStore): Job => ({
  name: 'photo-retention',
  everyMs: HOUR_MS,
  run: (now) => forgetUnusedPhotos(db, photos, now),
});
