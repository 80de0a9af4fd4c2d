import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';
import { alertsOf, deleteAlertsOf } from '../point-alerts/repository.ts';
import { mailsAbout, submissionsOf } from './mentions.ts';

/** How a table is about a person. */
interface PersonalTable {
  /** The rows that a person may read of what is kept about them; no secret is among them. */
  readonly rows?: (db: Database, account: Account) => Promise<readonly object[]>;
  /**
   * What takes the person out of the table when the account is deleted; `with-account` where the rows are a part of the
   * account's and go with it.
   */
  readonly erased:
    | 'with-account'
    | 'by-points-and-events'
    | ((trx: Database, account: Account) => Promise<unknown>);
}

/** A table that is about nobody, with the reason. */
interface Impersonal {
  readonly about: string;
}

const DATA = 'data that is the same for everybody';
const STAFF = 'staff, whose accounts are not deleted here';

/**
 * What each table knows of a person: the export and the deletion of an account read it, in this order. The compiler
 * names a table that is missing.
 */
export const PERSONAL_DATA: { readonly [Table in keyof Tables]: PersonalTable | Impersonal } = {
  accounts: {
    rows: (db, { id }) =>
      db
        .selectFrom('accounts')
        .select(['id', 'email', 'name', 'phone', 'roles', 'balance', 'created_at', 'email_confirmed_at'])
        .where('id', '=', id)
        .execute(),
    erased: (trx, { id }) => trx.deleteFrom('accounts').where('id', '=', id).execute(),
  },
  organizations: {
    rows: (db, { organization_id }) =>
      db
        .selectFrom('organizations')
        .selectAll()
        .where('id', '=', organization_id ?? 0)
        .execute(),
    erased: 'by-points-and-events',
  },
  organization_history: {
    rows: (db, { id }) =>
      db.selectFrom('organization_history').selectAll().where('account_id', '=', id).execute(),
    erased: (trx, { id }) =>
      trx
        .updateTable('organization_history')
        .set({ account_id: null, actor_name: '' })
        .where('account_id', '=', id)
        .execute(),
  },
  account_links: {
    rows: (db, { id }) =>
      db
        .selectFrom('account_links')
        .select(['purpose', 'new_email', 'created_at', 'expires_at', 'used_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'with-account',
  },
  account_identities: {
    rows: (db, { id }) =>
      db.selectFrom('account_identities').selectAll().where('account_id', '=', id).execute(),
    erased: 'with-account',
  },
  withdrawals: {
    rows: (db, { id }) => db.selectFrom('withdrawals').selectAll().where('account_id', '=', id).execute(),
    erased: 'with-account',
  },
  live_messages: {
    rows: (db, { id }) => db.selectFrom('live_messages').selectAll().where('account_id', '=', id).execute(),
    erased: 'with-account',
  },
  recycling_points: {
    rows: (db, { id }) => db.selectFrom('recycling_points').selectAll().where('author_id', '=', id).execute(),
    erased: 'by-points-and-events',
  },
  point_history: {
    rows: (db, { id }) => db.selectFrom('point_history').selectAll().where('account_id', '=', id).execute(),
    erased: (trx, { id }) =>
      trx
        .updateTable('point_history')
        .set({ account_id: null, actor_name: '' })
        .where('account_id', '=', id)
        .execute(),
  },
  charity_events: {
    rows: (db, { id }) => db.selectFrom('charity_events').selectAll().where('author_id', '=', id).execute(),
    erased: 'by-points-and-events',
  },
  photos: {
    rows: (db, { id }) => db.selectFrom('photos').selectAll().where('account_id', '=', id).execute(),
    erased: 'by-points-and-events',
  },
  registration_requests: {
    rows: (db, account) => requestsOf(db, account).selectAll().execute(),
    erased: async (trx, account) => {
      const found = await requestsOf(trx, account).select('id').execute();
      await deleteByIds(trx, 'registration_requests', found);
    },
  },
  submissions: {
    rows: (db, { email }) => submissionsOf(db, email),
    erased: async (trx, { email }) => deleteByIds(trx, 'submissions', await submissionsOf(trx, email)),
  },
  mail_outbox: {
    rows: (db, { email }) => mailsAbout(db, email),
    erased: async (trx, { email }) => deleteByIds(trx, 'mail_outbox', await mailsAbout(trx, email)),
  },
  newsletter_subscribers: {
    rows: (db, { email }) =>
      db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).execute(),
    erased: async (trx, { email }) => {
      const mine = trx.selectFrom('newsletter_subscribers').select('id').where('email', '=', email);
      await trx.deleteFrom('newsletter_links').where('subscriber_id', 'in', mine).execute();
      await trx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
    },
  },
  point_alerts: {
    rows: (db, { email }) => alertsOf(db, email),
    erased: (trx, { email }) => deleteAlertsOf(trx, email),
  },
  alert_addresses: {
    rows: (db, { email }) =>
      db.selectFrom('alert_addresses').selectAll().where('email', '=', email).execute(),
    erased: (trx, { email }) => deleteAlertsOf(trx, email),
  },
  alert_links: { about: 'hashes that go with their alert' },
  alert_finds: { about: 'ids that go with their alert' },
  point_openings: { about: 'ids of points' },
  report_photos: { about: 'pictures that go with their report' },
  newsletter_links: { about: 'hashes that go with their subscriber' },
  point_reports: {
    rows: (db, { email }) =>
      db
        .selectFrom('point_reports')
        .select(['point_id', 'kind', 'comment', 'email', 'locale'])
        .select(['outcome', 'answer', 'created_at', 'settled_at'])
        .where('email', '=', email)
        .execute(),
    erased: (trx, { email }) =>
      trx.updateTable('point_reports').set({ email: null }).where('email', '=', email).execute(),
  },
  report_addresses: { about: 'hashes, forgotten after a day' },
  login_attempts: { about: 'hashes, forgotten within a month' },
  revoked_tokens: { about: 'random ids of tokens, until these expire' },
  staff_members: { about: STAFF },
  staff_links: { about: STAFF },
  desk_sessions: { about: STAFF },
  desk_claims: { about: STAFF },
  desk_acts: {
    erased: (trx, { id }) =>
      trx
        .updateTable('desk_acts')
        .set({ note: '' })
        .where('area', '=', 'accounts')
        .where('subject', '=', String(id))
        .execute(),
  },
  raw_materials: { about: DATA },
  units: { about: DATA },
  point_icons: { about: DATA },
  things: { about: DATA },
  thing_addresses: { about: DATA },
  dictionary_history: { about: STAFF },
  point_sources: { about: DATA },
  point_rates: { about: 'parts of points' },
  point_photos: { about: 'parts of points' },
  report_links: { about: 'hashes that go with their report' },
  freshness_links: { about: 'hashes that go with their point' },
  data_versions: { about: DATA },
  point_changes: { about: 'ids of points' },
  job_leases: { about: DATA },
};

const requestsOf = (db: Database, { id, email }: Account) =>
  db
    .selectFrom('registration_requests')
    .where(({ or, eb }) => or([eb('account_id', '=', id), eb('email', '=', email)]));

type NumberedTable = 'registration_requests' | 'submissions' | 'mail_outbox';

async function deleteByIds(trx: Database, table: NumberedTable, rows: readonly { readonly id: number }[]) {
  for (const { id } of rows) await trx.deleteFrom(table).where('id', '=', id).execute();
}
