import { fail } from 'node:assert/strict';
import { readReportToken, readTrackedReport } from '@ecocircle/shared-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { setTime } from '../../clock/clock.ts';
import { forgetOldRows } from '../../composition/retention.ts';
import { DEMO_STAFF } from '../../demo-data/accounts.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import { newestMails } from '../../mail/outbox-repository.ts';
import { findAccountByEmail } from '../accounts/repository.ts';
import { listReports } from './repository.ts';
import { settleReport } from './settle-report.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OWN = '/api/web/v1/facility/reports/';
const CONTEXT = {
  mail: LOCAL_MAIL,
  addresses: { productionHosts: {}, publicOrigin: null },
  localHost: 'localhost:3000',
};
const PAGE = { page: 1, page_size: 100 };

let api: TestApp;
let owner: { authorization: string };
let point: { id: number; name: string };
let staffId: number;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  owner = await api.signIn('points@demo.test');
  const list = await api.get('/api/web/v1/facility/facility/?owner=me&status=accepted', { headers: owner });
  const [first] = list.json().data;
  point = { id: Number(first.id), name: first.attributes.name };
  staffId = (await findAccountByEmail(api.database.db, DEMO_STAFF))?.id ?? 0;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('point_reports').execute();
  await api.database.db.deleteFrom('report_addresses').execute();
  await api.database.db.deleteFrom('mail_outbox').execute();
});

const report = (body: object, id: number | string = point.id) =>
  api.app.inject({ method: 'POST', url: `/api/web/v1/facility/facility/${id}/report/`, payload: body });
const send = async (body: object) => readReportToken((await report(body)).json());
const follow = async (token: string) =>
  readTrackedReport((await api.get(`/api/web/v1/reports/${token}/`)).json());
const open = async () => (await listReports(api.database.db, { state: 'open' }, PAGE)).rows;
const mails = () => newestMails(api.database.db, 10);
const settle = (id: number, answer = 'They moved next door.') =>
  api.database.db
    .transaction()
    .execute((trx) => settleReport(trx, id, { outcome: 'corrected', answer, by: staffId }, CONTEXT));

test('a visitor reports a point and follows what becomes of it @X-03', async () => {
  const token = await send({ kind: 'wrong-place', text: 'The gate is around the corner' });
  expect(await follow(token)).toMatchObject({
    pointName: point.name,
    pointId: String(point.id),
    kind: 'wrong-place',
    outcome: null,
    answer: '',
  });
  const [waiting] = await open();
  expect(waiting).toMatchObject({ point_name: point.name, comment: 'The gate is around the corner' });
  expect(await settle(waiting?.id ?? 0)).toBe(true);
  expect(await follow(token)).toMatchObject({ outcome: 'corrected', answer: 'They moved next door.' });
  expect(await open()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('who leaves an address is mailed the page, and again when it is settled @X-03', async () => {
  await report({ kind: 'closed', email: ' Ada@Example.org ', locale: 'es-AR' });
  const [first] = await mails();
  expect(first).toMatchObject({ kind: 'report-sent', recipient: 'ada@example.org' });
  expect(first?.content).toContain('/es-ar/reports/');
  await settle((await open())[0]?.id ?? 0);
  const [second] = await mails();
  expect(second?.kind).toBe('report-settled');
  const [, token = ''] = /\/reports\/([\w-]+)/.exec(second?.content ?? '') ?? [];
  expect((await follow(token)).outcome).toBe('corrected');
});

describe('an address that anybody can type @X-03', () => {
  const reported = () => report({ kind: 'closed', email: 'ada@example.org' });
  afterEach(() => setTime(null));

  test('is mailed about three reports a day, and each is answered the same', async () => {
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(await reported());
    expect(answers.map((answer) => [answer.statusCode, Object.keys(answer.json().data)])).toEqual(
      answers.map(() => [201, ['token']]),
    );
    expect(await mails()).toHaveLength(3);
    await report({ kind: 'closed', email: 'ben@example.org' });
    expect(await mails()).toHaveLength(4);
  });

  test('is not mailed about the others when they are settled either', async () => {
    for (let index = 0; index < 5; index += 1) await reported();
    for (const { id } of await open()) await settle(id);
    const settled = (await mails()).filter(({ kind }) => kind === 'report-settled');
    expect(settled).toHaveLength(3);
  });

  test('is mailed about three of ten that come at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, reported));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await mails()).toHaveLength(3);
  });

  test('is mailed anew a day later, and its hash is forgotten then', async () => {
    for (let index = 0; index < 4; index += 1) await reported();
    const { db } = api.database;
    const hashes = () => db.selectFrom('report_addresses').selectAll().execute();
    await forgetOldRows(db, LOCAL_MAIL, new Date(Date.now() + DAY - MINUTE));
    expect(await hashes()).toHaveLength(1);
    setTime(new Date(Date.now() + DAY + MINUTE));
    for (let index = 0; index < 4; index += 1) await reported();
    expect(await mails()).toHaveLength(6);
    await forgetOldRows(db, LOCAL_MAIL, new Date(Date.now() + 2 * DAY + 2 * MINUTE));
    expect(await hashes()).toEqual([]);
  });
});

test('of two moderators who settle a report at once one does @X-03', async () => {
  await send({ kind: 'closed' });
  const [{ id } = { id: 0 }] = await open();
  const settled = await Promise.all([settle(id, 'one'), settle(id, 'two')]);
  expect(settled.filter(Boolean)).toHaveLength(1);
});

describe('the creator @X-03', () => {
  const own = async (headers: object) => (await api.get(OWN, { headers: { ...headers } })).json();

  test('sees the open reports on their points, and not who sent them', async () => {
    await report({ kind: 'wrong-hours', text: 'Closed on Mondays', email: 'ada@example.org' });
    const { data, meta } = await own(owner);
    expect(meta.total).toBe(1);
    expect(data[0]).toMatchObject({
      point_id: String(point.id),
      kind: 'wrong-hours',
      text: 'Closed on Mondays',
    });
    expect(JSON.stringify(data)).not.toContain('ada@');
    const of = async (id: string) => (await api.get(`${OWN}?point=${id}`, { headers: owner })).json();
    expect((await of(String(point.id))).meta.total).toBe(1);
    expect((await of('999999999')).meta.total).toBe(0);
    expect((await of('door')).errors).toMatchObject([{ source: { parameter: 'point' } }]);
    await settle(Number(data[0].id));
    expect((await own(owner)).meta.total).toBe(0);
  });

  const counts = async (headers: object) =>
    (await api.get('/api/web/v1/facility/report-counts/', { headers: { ...headers } })).json().data;

  test('has all open reports on each point counted, however many there are', async () => {
    const { db } = api.database;
    const [row] = await Promise.all([report({ kind: 'closed' })]).then(open);
    const { id: _, ...copied } = row ?? fail('there is no report');
    const { point_name: __, ...copy } = copied;
    await db
      .insertInto('point_reports')
      .values(Array.from({ length: 149 }, () => copy))
      .execute();
    await report({ kind: 'other', website: 'https://spam.example' });
    expect(await counts(owner)).toEqual([{ point_id: String(point.id), open: 150 }]);
    await settle(row?.id ?? 0);
    expect(await counts(owner)).toEqual([{ point_id: String(point.id), open: 149 }]);
    expect(await counts(await api.signIn('all@demo.test'))).toEqual([]);
  });

  test('sees none on the points of others', async () => {
    await report({ kind: 'closed' });
    expect((await own(await api.signIn('all@demo.test'))).data).toEqual([]);
    expect((await api.get(OWN)).statusCode).toBe(401);
    const headers = await api.signIn('events@demo.test');
    expect((await api.get(OWN, { headers })).statusCode).toBe(403);
  });
});

test('what a robot fills in is answered and followed like any other, and nobody sees it', async () => {
  const answer = await report({ kind: 'closed', email: 'ada@example.org', website: 'https://spam.example' });
  expect(answer.statusCode).toBe(201);
  expect((await follow(readReportToken(answer.json()))).outcome).toBeNull();
  expect([await open(), await mails()]).toEqual([[], []]);
});

test('a form without scripts leads to its page', async () => {
  const { headers, payload } = form({ kind: 'closed', text: '', email: '', website: '', locale: 'ru-RU' });
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/web/v1/facility/facility/${point.id}/report/`,
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    payload,
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/ru-ru\/reports\/[\w-]{43}$/);
});

test.each([
  ['no kind', {}, ['/kind']],
  ['an unknown kind', { kind: 'rude' }, ['/kind']],
  ['something else without words', { kind: 'other' }, ['/text']],
  ['something else in spaces', { kind: 'other', text: '   ' }, ['/text']],
  ['a text that is too long', { kind: 'closed', text: 'x'.repeat(2001) }, ['/text']],
  ['a wrong address', { kind: 'closed', email: 'ada' }, ['/email']],
  ['unknown fields', { kind: 'closed', photo: 1, locale: 'xx' }, ['/photo', '/locale']],
])('%s is refused at its field @V-05', async (_, body, pointers) => {
  const answer = await report(body);
  expect(answer.statusCode).toBe(422);
  const errors: { source: { pointer: string } }[] = answer.json().errors;
  expect(errors.map(({ source }) => source.pointer).sort()).toEqual([...pointers].sort());
});

test('only points that everybody sees can be reported', async () => {
  const draft = await api.database.db
    .selectFrom('recycling_points')
    .select('id')
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  for (const id of [draft.id, 987_654, 'abc', '1e3']) {
    const answer = await report({ kind: 'closed' }, id);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'point-not-found']);
  }
});

test.each(['x', '..%2F..', '%00', '%F0%9F%8D%8F'])('the token %s leads nowhere @V-05', async (token) => {
  const answer = await api.get(`/api/web/v1/reports/${token}/`);
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'report-not-found']);
});

test('the page of a report goes 90 days after its end, the report after a year @X-03', async () => {
  const token = await send({ kind: 'closed' });
  const waiting = await send({ kind: 'wrong-hours' });
  const [{ id } = { id: 0 }] = await open();
  await settle(id);
  const { db } = api.database;
  const forget = (days: number) => forgetOldRows(db, LOCAL_MAIL, new Date(Date.now() + days * DAY));
  const status = async () => (await api.get(`/api/web/v1/reports/${token}/`)).statusCode;
  const kept = async () => (await db.selectFrom('point_reports').select('kind').execute()).length;
  await forget(89);
  expect([await status(), await kept()]).toEqual([200, 2]);
  await forget(91);
  expect([await status(), await kept()]).toEqual([404, 2]);
  await forget(366);
  expect(await kept()).toBe(1);
  expect((await follow(waiting)).kind).toBe('wrong-hours');
});
