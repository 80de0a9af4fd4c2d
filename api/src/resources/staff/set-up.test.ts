import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeOf, forgetCodes, signInAtDesk, visitDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { closeStaffAccount, createStaffAccount, resetStaffAccount } from './staff-accounts.ts';

const ADA = { email: 'ada@staff.test', name: 'Ada', role: 'moderator' } as const;
const PASSWORD = 'Lovelace1843notes';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await startTestApp({ points: 20 });
  token = await createStaffAccount(api.database.db, ADA);
});
afterAll(() => api.close());

const codes = (body: string) => JSON.parse(body).errors.map(({ code }: { code: string }) => code);
const look = (given = token) => visitDesk(api).post('/set-up/look/', { token: given });

/** Sets both factors by a link, as the page does it, and returns the secret. */
async function setUpBy(given: string): Promise<string> {
  const { secret } = (await look(given)).json();
  const answer = await visitDesk(api).post('/set-up/', {
    token: given,
    password: PASSWORD,
    code: codeOf(secret),
  });
  expect(answer.statusCode).toBe(200);
  return secret;
}

async function signInAs(secret: string) {
  await forgetCodes(api);
  const desk = visitDesk(api);
  await desk.givePassword(ADA.email, PASSWORD);
  return { desk, answer: await desk.giveCode(codeOf(secret)) };
}

test('an account without factors cannot sign in, at the portal neither @X-16', async () => {
  expect((await visitDesk(api).givePassword(ADA.email, '')).statusCode).toBe(422);
  expect((await visitDesk(api).givePassword(ADA.email, PASSWORD)).statusCode).toBe(401);
  await expect(api.signIn(ADA.email)).resolves.toEqual({ authorization: 'Bearer undefined' });
});

test('a link offers the same secret each time it is opened, and stores it sealed @X-16', async () => {
  const offer = (await look()).json();
  expect(offer).toMatchObject({ email: ADA.email, secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
  expect(new URL(offer.uri).searchParams.get('secret')).toBe(offer.secret);
  expect((await look()).json()).toEqual(offer);
  const [link] = await api.database.db.selectFrom('staff_links').selectAll().execute();
  expect(JSON.stringify(link)).not.toContain(offer.secret);
  expect(JSON.stringify(link)).not.toContain(token);
});

test('a wrong code and a weak password are refused at their fields, and the link stays @V-05', async () => {
  const wrong = { token, password: 'short', code: '000000' };
  const weak = await visitDesk(api).post('/set-up/', wrong);
  expect([weak.statusCode, weak.json().errors[0].source]).toEqual([422, { pointer: '/password' }]);
  const answer = await visitDesk(api).post('/set-up/', { ...wrong, password: PASSWORD });
  expect([answer.statusCode, codes(answer.body)]).toEqual([422, ['wrong-code']]);
});

test('a link sets both factors once, and its code does not work again @X-16', async () => {
  const secret = await setUpBy(token);
  expect([(await look()).statusCode, codes((await look()).body)]).toEqual([404, ['link-unknown']]);
  const again = visitDesk(api);
  await again.givePassword(ADA.email, PASSWORD);
  expect(codes((await again.giveCode(codeOf(secret))).body)).toEqual(['code-used']);
  expect((await signInAs(secret)).answer.json()).toMatchObject({ name: 'Ada', role: 'moderator' });
});

test('a lost factor is reset: the old one and all sessions end, and a new link sets both @X-16', async () => {
  const lost = await setUpBy(await resetStaffAccount(api.database.db, ADA.email));
  const { desk } = await signInAs(lost);
  expect((await desk.get('/me/')).statusCode).toBe(200);
  const next = await resetStaffAccount(api.database.db, ADA.email);
  expect((await desk.get('/me/')).statusCode).toBe(401);
  expect((await visitDesk(api).givePassword(ADA.email, PASSWORD)).statusCode).toBe(401);
  const found = await setUpBy(next);
  expect((await signInAs(lost)).answer.statusCode).toBe(401);
  expect((await signInAs(found)).answer.statusCode).toBe(200);
});

test('an expired link is no link @X-16', async () => {
  const old = await resetStaffAccount(api.database.db, ADA.email);
  await api.database.db.updateTable('staff_links').set({ expires_at: '2020' }).execute();
  expect((await look(old)).statusCode).toBe(404);
});

test('who has left is signed out, and their link is gone @X-16', async () => {
  const last = await resetStaffAccount(api.database.db, ADA.email);
  await closeStaffAccount(api.database.db, ADA.email);
  expect((await look(last)).statusCode).toBe(404);
  expect((await (await signInAtDesk(api)).get('/me/')).statusCode).toBe(200);
});

test('nobody is staff twice, and a user of the portal is not made staff @X-16', async () => {
  const { db } = api.database;
  await expect(createStaffAccount(db, { ...ADA, email: 'USER@demo.test' })).rejects.toThrow('already');
  await expect(resetStaffAccount(db, 'user@demo.test')).rejects.toThrow('no member of staff');
});
