import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signInAtDesk, signInColleague } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findAccountByEmail } from '../accounts/repository.ts';
import { sendRequest } from './testing/request.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
let eve: typeof desk;
let reference: string;
beforeAll(async () => {
  api = await startTestApp({ points: 20 });
  desk = await signInAtDesk(api);
  eve = await signInColleague(api, { email: 'eve@staff.test', name: 'Eve', role: 'moderator' });
});
afterAll(() => api.close());
afterEach(async () => {
  const { db } = api.database;
  await db.deleteFrom('registration_requests').execute();
  await db.deleteFrom('mail_outbox').execute();
  await db.deleteFrom('accounts').where('email', 'like', '%example.org').execute();
});
beforeEach(async () => {
  reference = await sendRequest(api);
  await api.database.db.deleteFrom('mail_outbox').execute();
});

const show = async (of = reference) => (await desk.get(`/registrations/${of}/`)).json().data;
const listed = async (list: string): Promise<string[]> =>
  (await desk.get(`/registrations/?list=${list}`))
    .json()
    .data.map((one: { reference: string }) => one.reference);
const mails = () =>
  api.database.db.selectFrom('mail_outbox').select(['kind', 'recipient', 'content']).execute();

describe('the requests at the desk', () => {
  test('are listed until they are decided, with what a decision needs @X-16', async () => {
    expect(await listed('pending')).toEqual([reference]);
    expect(await show()).toMatchObject({
      reference,
      status: 'pending',
      roles: ['facility'],
      org_name: 'Glass and Co',
      account: null,
      organization: null,
      related: [],
      decided_by: null,
    });
  });

  test('of one address or tax id name each other @X-16', async () => {
    const other = await sendRequest(api, { email: 'eva@example.org', orgName: 'Another Glass' });
    expect((await show()).related).toEqual([other]);
    expect(await listed('pending')).toEqual([reference, other]);
  });

  test('are approved once: account, mail and the name of who did @X-16', async () => {
    expect((await desk.post(`/registrations/${reference}/approve/`)).statusCode).toBe(200);
    expect(await show()).toMatchObject({
      status: 'approved',
      decided_by: 'Portal Staff',
      account: { state: 'unconfirmed', roles: ['facility'] },
    });
    expect([await listed('pending'), await listed('decided')]).toEqual([[], [reference]]);
    const [mail] = await mails();
    expect(mail?.recipient).toBe('ada@example.org');
    // The link leads to the portal beside the desk, not to the desk.
    expect(mail?.content).toContain('http://localhost/');
    expect(mail?.content).not.toContain('desk.localhost');
    const again = await desk.post(`/registrations/${reference}/approve/`);
    expect([again.statusCode, again.json().errors[0].code]).toEqual([409, 'not-possible']);
  });

  test('are declined with the reason that the applicant is mailed @X-16', async () => {
    const reason = 'The tax id is of <another> company.';
    expect((await desk.post(`/registrations/${reference}/decline/`, { reason })).statusCode).toBe(200);
    expect(await show()).toMatchObject({ status: 'declined', decision_note: reason });
    expect((await mails())[0]?.content).toContain('&lt;another&gt;');
  });

  test('are decided by one of two moderators at once @X-16', async () => {
    const answers = await Promise.all([
      desk.post(`/registrations/${reference}/approve/`),
      eve.post(`/registrations/${reference}/decline/`, { reason: 'No.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await mails()).toHaveLength(1);
  });

  test('send another link to an applicant who has not come, and to nobody else @X-16', async () => {
    const early = await desk.post(`/registrations/${reference}/remind/`);
    expect(early.statusCode).toBe(409);
    await desk.post(`/registrations/${reference}/approve/`);
    expect((await desk.post(`/registrations/${reference}/remind/`)).statusCode).toBe(200);
    expect(await mails()).toHaveLength(2);
  });
});

describe('a request', () => {
  const erase = (by: typeof desk, of = reference) => by.post(`/registrations/${of}/erase/`);

  test('is erased for good with the mails about it, and the account stays @X-16', async () => {
    const other = await sendRequest(api, { email: 'eva@example.org', orgName: 'Another Glass' });
    await desk.post(`/registrations/${reference}/approve/`);
    expect((await erase(desk)).json()).toEqual({ is_ok: true });
    expect((await desk.get(`/registrations/${reference}/`)).statusCode).toBe(404);
    expect((await erase(desk)).statusCode).toBe(404);
    expect((await show(other)).related).toEqual([]);
    expect(await findAccountByEmail(api.database.db, 'ada@example.org')).toBeDefined();
    const subjects = await api.database.db.selectFrom('mail_outbox').select('subject').execute();
    expect(subjects.filter(({ subject }) => subject.includes(reference))).toEqual([]);
    expect(subjects.some(({ subject }) => subject.includes(other))).toBe(true);
  });

  test('is erased by operators alone @X-16', async () => {
    expect((await erase(eve)).statusCode).toBe(403);
    expect((await show()).reference).toBe(reference);
  });
});

describe('bad input', () => {
  test.each([{}, { reason: '' }, { reason: '  ' }, { reason: 'x'.repeat(1001) }, { reason: 7 }])(
    'a decline with %j is refused at its field @V-05',
    async (body) => {
      const answer = await desk.post(`/registrations/${reference}/decline/`, body);
      expect([answer.statusCode, answer.json().errors[0].source]).toEqual([422, { pointer: '/reason' }]);
      expect((await show()).status).toBe('pending');
    },
  );

  test.each(['R-000000', 'x', '%27', '0'])('there is no request %s @V-05', async (unknown) => {
    expect((await desk.get(`/registrations/${unknown}/`)).statusCode).toBe(404);
    for (const work of ['approve', 'remind'])
      expect((await desk.post(`/registrations/${unknown}/${work}/`)).statusCode).toBe(404);
    const answer = await desk.post(`/registrations/${unknown}/decline/`, { reason: 'No.' });
    expect(answer.statusCode).toBe(404);
  });

  test.each(['list=all', 'page=1', `after=${'9'.repeat(81)}`])(
    'a list with %s is refused @V-05',
    async (query) => expect((await desk.get(`/registrations/?${query}`)).statusCode).toBe(400),
  );
});
