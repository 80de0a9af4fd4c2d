import { fail } from 'node:assert/strict';
import { type Locale, toClientUser } from '@ecocircle/shared-contracts';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { eraseRegistration, listRegistrations, showRegistration } from '../../cli/registration-work.ts';
import { forgetOldRows } from '../../composition/retention.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import { contentOf } from '../../mail/outbox-repository.ts';
import { findAccountByEmail, toServerUser } from '../accounts/repository.ts';
import { approveRequest, declineRequest, remindApplicant } from './decisions.ts';
import { REQUEST, sendRequest } from './testing/request.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());
afterEach(async () => {
  const { db } = api.database;
  await db.deleteFrom('registration_requests').execute();
  await db.deleteFrom('mail_outbox').execute();
  await db.deleteFrom('accounts').where('email', 'like', '%example%').execute();
  await db.deleteFrom('organizations').where('registration_key', 'is not', null).execute();
});

const KAZAKH = { phone: '+77012345678', tin: '971240001315', locale: 'kk-KZ' };
const LOCALES_FACTS: Readonly<Record<Locale, object>> = {
  'ru-RU': { phone: '+79123456789', tin: '7707083893', locale: 'ru-RU' },
  'ru-KZ': { ...KAZAKH, locale: 'ru-KZ' },
  'kk-KZ': KAZAKH,
  'es-AR': { phone: '+541143215678', tin: '20123456786', locale: 'es-AR' },
  'en-US': {},
};

const host = 'portal.test';
const post = (url: string, payload: object | string, headers = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers: { host, ...headers } });
const request = (changes: object = {}) => sendRequest(api, changes, { host });

const context = () => ({
  db: api.database.db,
  mail: LOCAL_MAIL,
  addresses: { productionHosts: {}, publicOrigin: null },
  localHost: host,
});
const approve = (reference: string) => approveRequest(context(), reference);
const decline = (reference: string, reason = 'The tax id is another company’s') =>
  declineRequest(context(), reference, reason);

const account = async (email = REQUEST.email) =>
  (await findAccountByEmail(api.database.db, email)) ?? fail(`no account ${email}`);
async function newestMail(kind: string) {
  const { db } = api.database;
  const mails = db.selectFrom('mail_outbox').selectAll().where('kind', '=', kind);
  const mail = await mails.orderBy('id', 'desc').executeTakeFirstOrThrow();
  return { ...mail, ...contentOf(mail) };
}
const passwordToken = async (kind = 'registration-approved') =>
  /\/restore-password\/([\w-]{43})\n/.exec((await newestMail(kind)).text)?.[1] ?? '';
const setPassword = (token: string, password: string) =>
  post('/api/web/v1/authing/restore_password/', { token, password });
const signUp = (password: string, locale = 'en-US') =>
  post('/api/web/v1/authing/sign_up/', { first_name: 'Ada', email: REQUEST.email, password, locale });
async function confirmSignUp() {
  const [, token = ''] =
    /\/confirm-email\/([\w-]{43})\n/.exec((await newestMail('sign-up-confirmation')).text) ?? [];
  return post('/api/web/v1/authing/confirm_email/', { token });
}
const signInStatus = async (password: string) => {
  const { headers, payload } = form({ grant_type: 'password', username: REQUEST.email, password });
  return (await post('/api/web/v1/authing/password/token/', payload, headers)).statusCode;
};
const clientUser = async (email?: string) =>
  toClientUser(await toServerUser(api.database.db, await account(email)));

test('an approval registers organisation and account, and a mailed link lets the applicant in @G-04', async () => {
  const reference = await request({ charityEventCreator: true });
  expect(await approve(reference.toLowerCase())).toMatch(
    new RegExp(
      `^Request ${reference} is approved: account \\d+, organization \\d+\\. ada@example\\.org is mailed`,
    ),
  );
  expect(await account()).toMatchObject({ is_active: 0, name: 'Ada Byron', phone: '+12125550123' });
  expect((await setPassword(await passwordToken(), 'AdaPass123')).statusCode).toBe(200);
  expect(await signInStatus('AdaPass123')).toBe(200);
  expect(await clientUser()).toMatchObject({
    roles: ['recycling-points-creator', 'charity-events-creator'],
    orgName: 'Glass and Co',
  });
  const organization = await api.database.db
    .selectFrom('organizations')
    .selectAll()
    .where('tin', '=', REQUEST.tin)
    .executeTakeFirstOrThrow();
  expect(organization).toMatchObject({ address: '1 Green Street', contacts: '{"phone":"+12125550123"}' });
  expect((await setPassword(await passwordToken(), 'Mallory123')).json().errors[0].code).toBe('link-used');
});

test.each([
  ['ru-RU', 'Ваша регистрация одобрена', 'Пункты приёма вторсырья'],
  ['ru-KZ', 'Ваша регистрация одобрена', 'Пункты приёма вторсырья'],
  ['kk-KZ', 'Тіркелуіңіз мақұлданды', 'Қабылдау пункттері'],
  ['es-AR', 'Aprobamos tu registro', 'Puntos de reciclaje'],
  ['en-US', 'Your registration is approved', 'Recycling points'],
] as const)(
  'the applicant is mailed in %s, and an answer goes to the operator',
  async (locale, subject, role) => {
    const reference = await request(LOCALES_FACTS[locale]);
    await approve(reference);
    const mail = await newestMail('registration-approved');
    expect(mail.recipient).toBe(REQUEST.email);
    expect(mail.subject).toBe(`${subject} ${reference}`);
    expect(mail.replyTo?.address).toBe('operator@localhost');
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(role);
      expect(text).toContain('Glass and Co');
      expect(text).toContain(`http://portal.test/${locale.toLowerCase()}/restore-password/`);
      expect(text).not.toContain('{{');
    }
  },
);

test('an account that is active gets the roles, and its password stays @G-04', async () => {
  await signUp('AdaPass123');
  await confirmSignUp();
  await approve(await request());
  expect((await newestMail('registration-approved')).text).toContain(
    'http://portal.test/en-us/profile/login',
  );
  expect(await signInStatus('AdaPass123')).toBe(200);
  expect(await clientUser()).toMatchObject({
    roles: ['recycling-points-creator', 'user'],
    orgName: 'Glass and Co',
    phone: '+12125550123',
  });
  await approve(await request({ charityEventCreator: true, recyclingPointCreator: false }));
  expect((await clientUser())?.roles).toEqual(['recycling-points-creator', 'charity-events-creator', 'user']);
});

test('a person who signed up with the address of a company and never confirmed it does not get its account', async () => {
  await signUp('Mallory123');
  await approve(await request());
  expect((await confirmSignUp()).statusCode).toBe(200);
  expect(await signInStatus('Mallory123')).toBe(401);
  expect((await setPassword(await passwordToken('sign-up-password'), 'AdaPass123')).statusCode).toBe(200);
  expect(await signInStatus('AdaPass123')).toBe(200);
  expect((await clientUser())?.roles).toEqual(['recycling-points-creator', 'user']);
});

test('a company of Kazakhstan has no role of a user, whatever its address signed up for before @I-03', async () => {
  await approve(await request(KAZAKH));
  await setPassword(await passwordToken(), 'AdaPass123');
  expect((await clientUser())?.roles).toEqual(['recycling-points-creator']);
  await api.database.db.deleteFrom('accounts').where('email', '=', REQUEST.email).execute();
  await signUp('Mallory123');
  await approve(await request(KAZAKH));
  expect(JSON.parse((await account()).roles)).toEqual(['facility']);
});

test('a second applicant joins the organisation of the same tax id and name, however it is written', async () => {
  const { db } = api.database;
  await approve(await request());
  const other = { email: 'bob@example.org', orgName: '  «GLASS  and Co.» ' };
  const reference = await request(other);
  expect(await showRegistration(db, reference)).toMatch(
    /organization of this name and tax id: \d+, with ada@example\.org/,
  );
  await approve(reference);
  expect((await account('bob@example.org')).organization_id).toBe((await account()).organization_id);
  await approve(await request({ email: 'eve@example.org', orgName: 'Paper and Co' }));
  expect((await account('eve@example.org')).organization_id).not.toBe((await account()).organization_id);
});

test('of ten approvals at the same time one succeeds, and one mail is sent', async () => {
  const reference = await request();
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => approve(reference)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
  expect(new Set(refused.map((text) => text.replace(/ at .*/, '')))).toEqual(
    new Set([`Request ${reference} was approved already,`]),
  );
  const { db } = api.database;
  const mails = db.selectFrom('mail_outbox').select('id').where('kind', '=', 'registration-approved');
  expect(await mails.execute()).toHaveLength(1);
});

test('two requests of one organisation approved at the same time register it once', async () => {
  const { db } = api.database;
  const references = await Promise.all(
    ['ada', 'bob', 'eve', 'kim'].map((name) => request({ email: `${name}@example.org` })),
  );
  await Promise.all(references.map(approve));
  const rows = await db.selectFrom('organizations').select('id').where('tin', '=', REQUEST.tin).execute();
  expect(rows).toHaveLength(1);
});

test('an approval and a sign-up at the same time make one account that no password opens', async () => {
  const reference = await request();
  const [, answer] = await Promise.all([approve(reference), signUp('Mallory123')]);
  expect(answer.statusCode).toBe(201);
  expect((await account()).password_hash).toBe('');
  expect(JSON.parse((await account()).roles)).toContain('facility');
});

test('of an approval and a decline at the same time one succeeds', async () => {
  const reference = await request();
  const results = await Promise.allSettled([approve(reference), decline(reference)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  ['ru-RU', 'О вашей заявке на регистрацию'],
  ['ru-KZ', 'О вашей заявке на регистрацию'],
  ['kk-KZ', 'Тіркелуге берген өтініміңіз туралы'],
  ['es-AR', 'Sobre tu pedido de registro'],
  ['en-US', 'About your registration request'],
] as const)('a decline is mailed in %s with its reason, and opens nothing', async (locale, subject) => {
  const reference = await request(LOCALES_FACTS[locale]);
  const reason = 'ИНН <b>другой</b> компании';
  expect(await decline(reference, ` ${reason}\n`)).toBe(
    `Request ${reference} is declined. ada@example.org is mailed the reason.`,
  );
  const mail = await newestMail('registration-declined');
  expect(mail.subject).toBe(`${subject} ${reference}`);
  expect(mail.text).toContain(reason);
  expect(mail.html).toContain('ИНН &lt;b&gt;другой&lt;/b&gt; компании');
  expect(mail.text).toContain(`http://portal.test/${locale.toLowerCase()}/registration/`);
  expect(await findAccountByEmail(api.database.db, REQUEST.email)).toBeUndefined();
});

test('what is decided is decided, unknown is unknown, and a reason is needed', async () => {
  const reference = await request();
  await expect(decline(reference, ' ')).rejects.toThrow('give one with --reason');
  await decline(reference);
  await expect(approve(reference)).rejects.toThrow(`Request ${reference} was declined already, at 20`);
  await expect(decline(reference)).rejects.toThrow('was declined already');
  await expect(approve('R-NOPE22')).rejects.toThrow('There is no registration request R-NOPE22.');
  const again = await request();
  expect(again).not.toBe(reference);
  expect(await approve(again)).toContain('is approved');
});

test.each([
  ['blocked@demo.test', 'is blocked'],
  ['staff@demo.test', 'is one of staff'],
  ['inactive@demo.test', 'was closed'],
  ['points@demo.test', 'works for organization'],
])('the account %s takes no roles, and its request stays open', async (email, why) => {
  const before = await account(email);
  const reference = await request({ email });
  await expect(approve(reference)).rejects.toThrow(why);
  expect(await account(email)).toEqual(before);
  expect(await listRegistrations(api.database.db, false)).toContain(`${reference}\tpending`);
  const { db } = api.database;
  expect(await db.selectFrom('organizations').select('id').where('tin', '=', REQUEST.tin).execute()).toEqual(
    [],
  );
});

test('an applicant who waited too long is mailed another link, and the one before ends', async () => {
  const reference = await request();
  await expect(remindApplicant(context(), reference)).rejects.toThrow('nobody who waits');
  await approve(reference);
  const first = await passwordToken();
  expect(await remindApplicant(context(), reference)).toMatch(/^ada@example\.org is mailed how to choose/);
  const second = await passwordToken();
  expect((await setPassword(first, 'AdaPass123')).json().errors[0].code).toBe('link-used');
  expect((await setPassword(second, 'AdaPass123')).statusCode).toBe(200);
  await expect(remindApplicant(context(), reference)).rejects.toThrow('nobody who waits');
});

test('links lead to the market of the applicant', async () => {
  const productionHosts = { kz: 'kz.example', int: 'int.example' };
  const installed = { ...context(), addresses: { productionHosts, publicOrigin: null } };
  await approveRequest(installed, await request(KAZAKH));
  expect((await newestMail('registration-approved')).text).toContain(
    'https://kz.example/kk-kz/restore-password/',
  );
});

test('staff list, read and erase requests, and no terminal obeys what was typed', async () => {
  const { db } = api.database;
  expect(await listRegistrations(db, false)).toBe('No request is open.');
  const reference = await request({ orgName: 'Glass\u009b31m \u202eoC' });
  const [line = ''] = (await listRegistrations(db, false)).split('\n');
  expect(line).toMatch(new RegExp(`^${reference}\tpending\t20.*\tfacility\t`));
  const shown = await showRegistration(db, reference);
  for (const fact of ['phone: +12125550123', 'address: 1 Green Street', 'account of this address: none'])
    expect(shown).toContain(fact);
  expect(shown + line).not.toMatch(/[\u0080-\u009f\u202a-\u202e]/);
  expect(await eraseRegistration(db, reference)).toBe(`Request ${reference} is erased.`);
  expect(await listRegistrations(db, true)).toBe('Nobody has asked for company roles yet.');
  expect(await db.selectFrom('mail_outbox').select('id').execute()).toEqual([]);
});

test('a declined request is forgotten after ninety days, others stay', async () => {
  const { db } = api.database;
  const day = 24 * 3_600_000;
  await decline(await request());
  await approve(await request({ email: 'bob@example.org' }));
  await request({ email: 'eve@example.org' });
  const statuses = async (days: number) => {
    await forgetOldRows(db, { smtpUrl: null }, new Date(Date.now() + days * day));
    const rows = await db.selectFrom('registration_requests').select('status').orderBy('id').execute();
    return rows.map(({ status }) => status);
  };
  expect(await statuses(89)).toEqual(['declined', 'approved', 'pending']);
  expect(await statuses(91)).toEqual(['approved', 'pending']);
  expect((await account('bob@example.org')).organization_id).not.toBeNull();
});
