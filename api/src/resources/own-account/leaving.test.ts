import { readdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { ALERT_PATHS, EMPTY_ORGANIZATION } from '@ecocircle/shared-contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { mediaFolder } from '../media/media-folder.ts';
import { picture } from '../photos/testing/pictures.ts';
import { sendPhoto } from '../photos/testing/upload.ts';
import { REQUEST as ALERT } from '../point-alerts/testing/watcher.ts';
import { forgetLeftEvents } from './leave-events.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const PASSWORD = 'DemoPass1';
const BASE = '/api/web/v1/account';

type Headers = Record<string, string>;

let api: TestApp;
beforeEach(async () => {
  api = await startTestApp({ points: 120 });
}, 60_000);
afterEach(() => api.close());

const remove = (headers: Headers, password = PASSWORD) =>
  api.app.inject({ method: 'POST', url: `${BASE}/deletion/`, payload: { password }, headers });
const download = (headers: Headers) => api.get(`${BASE}/export.zip`, { headers });
const accountOf = (email: string) =>
  api.database.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

type Exported = Record<string, Record<string, unknown>[]>;

async function files(headers: Headers): Promise<Record<string, Uint8Array>> {
  const answer = await download(headers);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return unzipSync(new Uint8Array(answer.rawPayload));
}

async function exported(headers: Headers): Promise<Exported> {
  const { 'account.json': file } = await files(headers);
  return JSON.parse(strFromU8(file as Uint8Array));
}

/** Gives an organisation a logo that this member sent. */
async function giveLogo(headers: { authorization: string }, organizationId: number | null) {
  const photo = await sendPhoto(api, await picture(60, 40).jpeg().toBuffer(), headers);
  const logoId: string = photo.json().data.id;
  const url = `/api/web/v1/organizations/${organizationId}/`;
  const body = { ...EMPTY_ORGANIZATION, website: 'https://left.example', logoId, version: 1 };
  const answer = await api.app.inject({ method: 'PATCH', url, headers, payload: body });
  expect(answer.statusCode).toBe(200);
  return logoId;
}

/** Every table in which a text stands somewhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = Object.keys(PERSONAL_DATA) as (keyof typeof PERSONAL_DATA)[];
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await api.database.db.selectFrom(table).selectAll().execute();
      return JSON.stringify(rows).toLowerCase().includes(text.toLowerCase()) ? [table] : [];
    }),
  );
  return found.flat().sort();
}

/** Leaves a trace of a person in whatever keeps one. */
async function leaveTraces(email: string, id: number): Promise<void> {
  const { app, database } = api;
  const { db } = database;
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  await post('/api/ask-question', { name: 'Zara Trace', city: 'Omsk', email, text: 'Where do jars go?' });
  await post('/api/subscribe/email', { email });
  await post(ALERT_PATHS.ask, { ...ALERT, email });
  await post('/api/web/v1/authing/forgot_password/', { email });
  await app.inject({
    method: 'POST',
    url: '/api/web/v1/authing/password/token/',
    ...form({ grant_type: 'password', username: email, password: 'x' }),
  });
  await db
    .insertInto('withdrawals')
    .values({
      account_id: id,
      amount: 5,
      balance_after: 10,
      comment: 'A bag',
      created_at: new Date().toISOString(),
    })
    .execute();
  await db
    .insertInto('account_identities')
    .values({
      issuer: 'https://id.test',
      subject: `s-${id}`,
      account_id: id,
      created_at: new Date().toISOString(),
    })
    .execute();
}

test('the tables of the database are those that say what they know of a person @X-19', async () => {
  const tables = await api.database.db.introspection.getTables();
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(PERSONAL_DATA).sort());
});

describe('the export', () => {
  test('holds what every table keeps of the person, no secrets, and nothing of others @X-19', async () => {
    const email = 'user@demo.test';
    const { id, password_hash } = await accountOf(email);
    await leaveTraces(email, id);
    const data = await exported(await api.signIn(email));
    expect(data.accounts).toMatchObject([{ id, email, roles: ['user'] }]);
    expect(data.submissions?.map(({ kind }) => kind)).toEqual(['question']);
    expect(data.mail_outbox?.length).toBeGreaterThan(2);
    for (const table of [
      'withdrawals',
      'account_identities',
      'account_links',
      'newsletter_subscribers',
      'point_alerts',
    ])
      expect([table, data[table]?.length]).not.toEqual([table, 0]);
    const text = JSON.stringify(data);
    expect(text).not.toContain(password_hash);
    expect(text).not.toMatch(/token_hash|password_hash|creator@demo\.test|all@demo\.test/);
  });

  test('holds the organisation with its logo, what was changed of it, and the files of photos @X-19', async () => {
    const email = 'points@demo.test';
    const headers = await api.signIn(email);
    const sent = await sendPhoto(api, await picture(80, 60).png().toBuffer(), headers);
    const { organization_id } = await accountOf(email);
    const logoId = await giveLogo(headers, organization_id);
    await api.database.db.updateTable('photos').set({ account_id: null }).where('id', '=', logoId).execute();
    const data = await exported(headers);
    expect(data.organizations).toMatchObject([
      { id: organization_id, contacts: { website: 'https://left.example' }, avatar_id: logoId },
    ]);
    expect(data.organization_history).toMatchObject([{ organization_id }]);
    const { 'account.json': _, ...photos } = await files(headers);
    expect(Object.keys(photos).sort()).toEqual(
      [logoId, sent.json().data.id].map((id) => `photos/${id}.webp`).sort(),
    );
    const { rawPayload } = await api.get(sent.json().data.url);
    expect(Buffer.from(photos[`photos/${sent.json().data.id}.webp`] ?? [])).toEqual(rawPayload);
  });

  test('is the caller’s alone', async () => {
    expect((await download({})).statusCode).toBe(401);
    const [one, other] = [
      await exported(await api.signIn('user@demo.test')),
      await exported(await api.signIn('all@demo.test')),
    ];
    expect(one.accounts?.[0]?.email).toBe('user@demo.test');
    expect(other.accounts?.[0]?.email).toBe('all@demo.test');
  });
});

describe('the deletion', () => {
  test('a wrong password deletes nothing', async () => {
    const headers = await api.signIn('user@demo.test');
    const answer = await remove(headers, 'x');
    expect(answer.json().errors).toMatchObject([{ code: 'wrongPassword', source: { pointer: '/password' } }]);
    expect((await api.get('/api/web/v1/auth/', { headers })).statusCode).toBe(200);
  });

  test('leaves nothing of the person in any table but the last mail @X-19', async () => {
    const email = 'user@demo.test';
    const { id } = await accountOf(email);
    await leaveTraces(email, id);
    const headers = await api.signIn(email);
    expect((await tablesWith(email)).length).toBeGreaterThan(3);
    expect((await remove(headers)).statusCode).toBe(200);
    expect(await tablesWith(email)).toEqual(['mail_outbox']);
    expect(await tablesWith('Zara Trace')).toEqual([]);
    expect(await tablesWith(ALERT.place)).toEqual([]);
    const mails = await api.database.db.selectFrom('mail_outbox').select(['kind', 'recipient']).execute();
    expect(mails.filter(({ recipient }) => recipient === email)).toEqual([
      { kind: 'account-deleted', recipient: email },
    ]);
    expect((await api.get('/api/web/v1/auth/', { headers })).statusCode).toBe(401);
    expect((await remove(headers)).statusCode).toBe(401);
  });

  async function lastMember() {
    const { db } = api.database;
    const point = await db
      .selectFrom('recycling_points')
      .selectAll()
      .where('organization_id', 'is not', null)
      .where('status', '=', 'accepted')
      .where('id', 'not in', db.selectFrom('point_history').select('point_id'))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { id } = await accountOf('points@demo.test');
    await db.updateTable('accounts').set({ organization_id: null }).where('id', '<>', id).execute();
    await db
      .updateTable('accounts')
      .set({ organization_id: point.organization_id })
      .where('id', '=', id)
      .execute();
    return { point, id };
  }

  test('the last member’s public points close for a time without contacts, hidden ones go @X-19', async () => {
    const { db, dataDir } = api.database;
    const { point, id } = await lastMember();
    const hidden = await db
      .selectFrom('recycling_points')
      .select('id')
      .where('organization_id', '=', point.organization_id)
      .where('status', 'in', ['draft', 'oncheck', 'declined'])
      .execute();
    const pictured = await db
      .updateTable('recycling_points')
      .set({ status: 'draft', organization_id: point.organization_id })
      .where(
        'id',
        '=',
        db
          .selectFrom('point_photos')
          .select('point_id')
          .where('point_id', '<>', point.id)
          .orderBy('point_id')
          .limit(1),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const photos = await db
      .selectFrom('point_photos')
      .innerJoin('photos', 'photos.id', 'photo_id')
      .select(['photos.id', 'path'])
      .where('point_id', '=', pictured.id)
      .execute();
    const name = await db
      .selectFrom('organizations')
      .select('full_name')
      .where('id', '=', point.organization_id)
      .executeTakeFirstOrThrow();

    expect((await remove(await api.signIn('points@demo.test'))).statusCode).toBe(200);

    const now = await db.selectFrom('recycling_points').selectAll().where('id', '=', point.id).execute();
    expect(now).toMatchObject([
      {
        status: 'temporarily_not_working',
        organization_id: null,
        author_id: null,
        operator_name: name.full_name,
        contact_email: '',
        version: point.version + 2,
      },
    ]);
    const history = await db
      .selectFrom('point_history')
      .selectAll()
      .where('point_id', '=', point.id)
      .execute();
    expect(history).toMatchObject([
      { actor: 'system', action: 'closed-temporarily', to_status: 'temporarily_not_working' },
    ]);
    const left = db
      .selectFrom('recycling_points')
      .select('id')
      .where('id', 'in', [pictured.id, ...hidden.map((one) => one.id)]);
    expect(await left.execute()).toEqual([]);
    expect(
      await db.selectFrom('organizations').select('id').where('id', '=', point.organization_id).execute(),
    ).toEqual([]);
    const others = await db.selectFrom('point_photos').select('photo_id').execute();
    const shared = new Set(others.map(({ photo_id }) => photo_id));
    for (const photo of photos.filter((one) => !shared.has(one.id))) {
      await expect(access(join(mediaFolder(dataDir), photo.path))).rejects.toThrow('ENOENT');
      expect(await db.selectFrom('photos').select('id').where('id', '=', photo.id).execute()).toEqual([]);
    }
    expect(await db.selectFrom('accounts').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('the logo of an organisation goes with its last member, with its files @X-19', async () => {
    const { point } = await lastMember();
    const headers = await api.signIn('points@demo.test');
    await giveLogo(headers, point.organization_id);
    const logo = () =>
      readdirSync(join(mediaFolder(api.database.dataDir), 'photos')).filter((name) => name.includes('-'));
    expect(logo()).toHaveLength(3);
    expect((await remove(headers)).statusCode).toBe(200);
    expect(logo()).toEqual([]);
    expect(await api.database.db.selectFrom('organization_history').selectAll().execute()).toEqual([]);
  });

  test('an organisation with other members keeps its points and its logo as they are', async () => {
    const { db } = api.database;
    const { point } = await lastMember();
    const logoId = await giveLogo(await api.signIn('points@demo.test'), point.organization_id);
    await db
      .updateTable('accounts')
      .set({ organization_id: point.organization_id })
      .where('email', '=', 'all@demo.test')
      .execute();
    await remove(await api.signIn('points@demo.test'));
    const now = await db.selectFrom('recycling_points').selectAll().where('id', '=', point.id).execute();
    expect(now).toMatchObject([
      { status: 'accepted', organization_id: point.organization_id, author_id: null },
    ]);
    const logo = await db.selectFrom('photos').select('account_id').where('id', '=', logoId).execute();
    expect(logo).toEqual([{ account_id: null }]);
    const history = await db.selectFrom('organization_history').selectAll().execute();
    expect(history).toMatchObject([{ account_id: null, actor_name: '' }]);
  });

  test('events stay until they are past, without their organiser @X-19', async () => {
    const { db } = api.database;
    const { id } = await accountOf('all@demo.test');
    await db.updateTable('accounts').set({ organization_id: null }).where('id', '=', id).execute();
    const event = await db
      .updateTable('charity_events')
      .set({ author_id: id })
      .where(
        'id',
        '=',
        db
          .selectFrom('charity_events')
          .select('id')
          .where('status', '=', 'published')
          .where('ends_at', '>', new Date().toISOString())
          .orderBy('id')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await remove(await api.signIn('all@demo.test'));
    const answer = await api.get(`/api/web/v1/promotion/event/${event.id}/`);
    expect(answer.json().data.attributes.organizer).toEqual({ name: '', phone: '', email: '' });
    await forgetLeftEvents(db, new Date(event.starts_at));
    expect((await api.get(`/api/web/v1/promotion/event/${event.id}/`)).statusCode).toBe(200);
    await forgetLeftEvents(db, new Date(Date.parse(event.ends_at) + 1));
    expect((await api.get(`/api/web/v1/promotion/event/${event.id}/`)).statusCode).toBe(404);
  });
});
