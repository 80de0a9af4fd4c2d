import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { newestMails } from '../../mail/outbox-repository.ts';
import { createStaffAccount } from '../staff/staff-accounts.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
let points: { readonly id: number; readonly name: string }[];
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  desk = await signInAtDesk(api);
  points = await api.database.db
    .selectFrom('recycling_points')
    .select(['id', 'name'])
    .where('status', '=', 'accepted')
    .orderBy('id')
    .limit(2)
    .execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('point_reports').execute();
  await api.database.db.deleteFrom('mail_outbox').execute();
});

async function sent(at: 0 | 1, body: object): Promise<string> {
  const url = `/api/web/v1/facility/facility/${points[at]?.id}/report/`;
  const answer = await api.app.inject({ method: 'POST', url, payload: body });
  return answer.json().data.token;
}
const follow = async (token: string) => (await api.get(`/api/web/v1/reports/${token}/`)).json().data;
const listed = async (query = '') => (await desk.get(`/reports/${query}`)).json();
const idsOf = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);
const settle = (id: string, body: object = { outcome: 'corrected', answer: '' }) =>
  desk.post(`/reports/${id}/settle/`, body);

describe('the list of reports @X-03', () => {
  test('has what waits longest first, with its point, and nothing that a robot sent', async () => {
    await sent(0, { kind: 'closed' });
    await sent(1, { kind: 'other', text: 'There is a dog', email: 'ada@example.org' });
    await sent(0, { kind: 'closed', website: 'https://spam.example' });
    const { data, next } = await listed();
    expect(data.map(({ point_name }: { point_name: string }) => point_name)).toEqual(
      points.map(({ name }) => name),
    );
    expect([data.length, next]).toEqual([2, null]);
    expect(data[1]).toMatchObject({ kind: 'other', text: 'There is a dog', wants_mail: true });
    expect(JSON.stringify(data)).not.toContain('ada@');
  });

  test('goes on behind the last one of a page, and what is settled stands in another list', async () => {
    for (let count = 0; count < 27; count += 1) await sent(0, { kind: 'closed' });
    const first = await listed();
    const second = await listed(`?after=${first.next}`);
    const ids = idsOf(first).concat(idsOf(second));
    expect([ids.length, new Set(ids).size, second.next]).toEqual([27, 27, null]);
    await settle(ids[3] ?? '');
    await settle(ids[1] ?? '');
    expect(idsOf(await listed('?list=settled'))).toEqual([ids[3], ids[1]]);
    expect(idsOf(await listed())).not.toContain(ids[1]);
  });
});

test('one report comes with its point, the others on that, and the next one @X-03', async () => {
  await sent(0, { kind: 'closed' });
  await sent(1, { kind: 'wrong-place' });
  await sent(0, { kind: 'wrong-hours', text: 'Not on Mondays' });
  const [first, second, third] = idsOf(await listed());
  const { data } = (await desk.get(`/reports/${first}/`)).json();
  expect(data.point).toMatchObject({ id: String(points[0]?.id), attributes: { name: points[0]?.name } });
  expect(data.others).toMatchObject([{ id: third, kind: 'wrong-hours', text: 'Not on Mondays' }]);
  expect([data.next, data.settled_by]).toEqual([second, null]);
});

describe('settling @X-03', () => {
  test('reaches the page of the sender, and their mail', async () => {
    const token = await sent(0, { kind: 'closed', email: 'ada@example.org', locale: 'kk-KZ' });
    const [id = ''] = idsOf(await listed());
    const answer = ' They moved next door.\u0000 ';
    expect((await settle(id, { outcome: 'corrected', answer })).statusCode).toBe(200);
    expect(await follow(token)).toMatchObject({ outcome: 'corrected', answer: 'They moved next door.' });
    const [mail] = await newestMails(api.database.db, 5);
    expect([mail?.kind, mail?.recipient]).toEqual(['report-settled', 'ada@example.org']);
    expect(mail?.content).toContain('/kk-kz/reports/');
    const { data } = (await desk.get(`/reports/${id}/`)).json();
    expect(data).toMatchObject({ outcome: 'corrected', settled_by: 'Portal Staff', next: null });
  });

  test('is done once: the second moderator learns who was faster', async () => {
    await sent(0, { kind: 'closed' });
    const [id = ''] = idsOf(await listed());
    const both = await Promise.all([settle(id), settle(id, { outcome: 'was-right', answer: 'No.' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [error] = both.find(({ statusCode }) => statusCode === 409)?.json().errors ?? [];
    expect([error.code, error.title]).toEqual([
      'already-settled',
      'Portal Staff has settled this report already',
    ]);
  });

  test('says that a point was taken down only once it was', async () => {
    await sent(0, { kind: 'closed' });
    const [id = ''] = idsOf(await listed());
    const down = { outcome: 'taken-down', answer: '' };
    const refused = await settle(id, down);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'point-is-public']);
    const { point } = (await desk.get(`/reports/${id}/`)).json().data;
    const { version } = point.attributes;
    const path = `/points/${point.id}`;
    await desk.post(`${path}/take-down/`, { version, reason: 'It is a shop.' });
    expect((await settle(id, down)).statusCode).toBe(200);
    const { data } = (await desk.get(`${path}/`)).json();
    await desk.post(`${path}/release/`, { version: data.point.attributes.version });
  });

  test('is the work of a moderator, too', async () => {
    await sent(0, { kind: 'closed' });
    const [id = ''] = idsOf(await listed());
    const { db } = api.database;
    const staff = db.updateTable('staff_members');
    await staff.set({ role: 'moderator' }).execute();
    expect((await settle(id)).statusCode).toBe(200);
    await staff.set({ role: 'operator' }).execute();
  });

  test.each([
    [{}, ['/answer', '/outcome']],
    [{ outcome: 'ignored', answer: '' }, ['/outcome']],
    [{ outcome: 'corrected', answer: 'x'.repeat(5000) }, ['/answer']],
    [{ outcome: 'corrected', answer: 7, by: 1 }, ['/answer', '/by']],
  ])('with a body that is wrong is refused at its fields @V-05', async (body, pointers) => {
    await sent(0, { kind: 'closed' });
    const [id = ''] = idsOf(await listed());
    const answer = await settle(id, body);
    const errors: { source: { pointer: string } }[] = answer.json().errors;
    expect([answer.statusCode, errors.map(({ source }) => source.pointer).sort()]).toEqual([422, pointers]);
  });
});

test.each(['0', 'x', '99999999', '1e3'])('there is no report %s @V-05', async (id) => {
  expect((await desk.get(`/reports/${id}/`)).statusCode).toBe(404);
  expect((await settle(id)).statusCode).toBe(404);
});

test('a report stays settled when the member of staff is gone @X-19', async () => {
  const { db } = api.database;
  await createStaffAccount(db, { email: 'eve@staff.test', name: 'Eve', role: 'moderator' });
  const eve = await db
    .selectFrom('accounts')
    .select('id')
    .where('name', '=', 'Eve')
    .executeTakeFirstOrThrow();
  await sent(0, { kind: 'closed' });
  const [id = ''] = idsOf(await listed());
  await settle(id);
  await db.updateTable('point_reports').set({ settled_by: eve.id }).execute();
  await db.deleteFrom('accounts').where('id', '=', eve.id).execute();
  const { data } = (await desk.get(`/reports/${id}/`)).json();
  expect([data.outcome, data.settled_by]).toEqual(['corrected', null]);
});
