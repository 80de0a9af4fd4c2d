import { ApiError, type RegistrationForm } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { allSettled, fork, type Scope } from 'effector';
import { leavePage, openNewTab } from '../../platform/drafts/testing/tab.ts';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { $request } from '../../platform/session/model.ts';
import { formLeft, formStarted } from '../dialogs/index.ts';
import { registration } from './model.ts';
import { outcomeKind } from './outcome.ts';

const { $values, $isRestored, $outcome, $sent, $problems, $stage, $refusedParts, $told, $refusals } =
  registration;
const { changed, fieldsWanted, startedOver, submitted } = registration;

const SIGN_UP = '/api/web/v1/authing/sign_up/';
const INQUIRY = '/inquire-registration';
const ENVELOPE = { locale: 'en-US', website: '' } as const;
const PERSON = { name: 'Ada', email: 'ada@example.org' };
const USER = { ...PERSON, user: true, password: 'DemoPass1', repeatedPassword: 'DemoPass1' };
const ORGANIZATION = {
  ...PERSON,
  recyclingPointCreator: true,
  phone: '+1 212 555 0123',
  orgName: 'Glass and Co',
  address: '1 Green Street',
  tin: '123456789',
};
const BOTH = { ...USER, ...ORGANIZATION };

type Answer = () => unknown;

const created: Answer = () => ({ is_ok: true });
const numbered: Answer = () => ({ isOk: true, message: '', reference: 'R-7K3F' });
const refused =
  (status: number, ...errors: object[]): Answer =>
  () => {
    throw new ApiError(status, errors as never);
  };
const offline: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const taken = refused(409, { code: 'user-exists', detail: 'User with this email already exists' });
const broken = refused(503, { code: 'unavailable' });

/** A registration whose calls are answered by what `answers` holds at the time. */
async function start(fields: Partial<RegistrationForm>, answers: Record<string, Answer>) {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const request: RequestClient = async ({ path, body }) => {
    calls.push({ path, body: body as Record<string, unknown> });
    return answers[path]?.();
  };
  const scope = fork({ values: [[$request, request]] });
  await open(scope);
  await type(scope, fields);
  return { scope, calls, answers, paths: () => calls.splice(0).map(({ path }) => path) };
}

const open = (scope: Scope) =>
  allSettled(formStarted, { scope, params: { dialog: { kind: 'registration' }, locale: 'en-US' } });
const leave = (scope: Scope) => allSettled(formLeft, { scope });
const submit = (scope: Scope) => allSettled(submitted, { scope, params: { website: '' } });

async function type(scope: Scope, fields: Partial<RegistrationForm>): Promise<void> {
  for (const [path, value] of Object.entries(fields))
    await allSettled(changed, { scope, params: { path: path as keyof RegistrationForm, value } });
}

const endOf = (scope: Scope) => {
  const outcome = scope.getState($outcome);
  return outcome && outcomeKind(outcome);
};

beforeEach(openNewTab);

test('nothing is sent while a rule is broken, and what is wrong is told @G-01', async () => {
  const { scope, calls } = await start({ name: 'Ada' }, {});
  await submit(scope);
  expect(calls).toEqual([]);
  expect(scope.getState($refusals)).toBe(1);
  expect(scope.getState($told)).toEqual({ email: true, roles: true });
});

test('fields that a role brings later are not called wrong before they are left @G-01', async () => {
  const { scope } = await start({ name: 'Ada' }, {});
  await submit(scope);
  await type(scope, { user: true });
  expect(scope.getState($told)).not.toHaveProperty('password');
});

test('each role sends what it asks for, side by side @G-02', async () => {
  const answers = { [SIGN_UP]: created, [INQUIRY]: numbered };
  const user = await start(USER, answers);
  await submit(user.scope);
  expect(user.calls).toEqual([
    { path: SIGN_UP, body: { first_name: 'Ada', email: PERSON.email, password: 'DemoPass1', ...ENVELOPE } },
  ]);
  openNewTab();
  const company = await start(ORGANIZATION, answers);
  await submit(company.scope);
  expect(company.calls).toEqual([
    { path: INQUIRY, body: { charityEventCreator: false, ...ORGANIZATION, ...ENVELOPE } },
  ]);
  openNewTab();
  const both = await start(BOTH, answers);
  await submit(both.scope);
  expect(both.paths().sort()).toEqual([SIGN_UP, INQUIRY]);
});

test.each([
  ['user', USER, created, numbered],
  ['company', ORGANIZATION, created, numbered],
  ['both', BOTH, created, numbered],
  ['failed', USER, broken, numbered],
  ['failed', ORGANIZATION, created, offline],
  ['failed', BOTH, offline, offline],
  ['companySent', BOTH, broken, numbered],
  ['userSent', BOTH, created, broken],
  ['exists', USER, taken, numbered],
  ['existsCompanySent', BOTH, taken, numbered],
  ['existsCompanyFailed', BOTH, taken, broken],
] as const)('%s is how it ends @G-03', async (kind, fields, account, company) => {
  const { scope } = await start(fields, { [SIGN_UP]: account, [INQUIRY]: company });
  await submit(scope);
  expect(endOf(scope)).toBe(kind);
  expect(scope.getState($stage)).toBe('outcome');
});

test.each([
  ['the sign-up', broken, numbered, SIGN_UP],
  ['the company’s request', created, broken, INQUIRY],
  ['the company’s request beside a known address', taken, broken, INQUIRY],
] as const)('a retry repeats only %s @G-02', async (_, account, company, repeated) => {
  const { scope, paths, answers } = await start(BOTH, { [SIGN_UP]: account, [INQUIRY]: company });
  await submit(scope);
  paths();
  Object.assign(answers, { [SIGN_UP]: created, [INQUIRY]: numbered });
  await submit(scope);
  expect(paths()).toEqual([repeated]);
  expect(endOf(scope)).toBe(account === taken ? 'existsCompanySent' : 'both');
});

test('what was sent is not sent again after the dialog was closed, or with another address @G-02', async () => {
  const { scope, paths, answers } = await start(BOTH, { [SIGN_UP]: taken, [INQUIRY]: numbered });
  await submit(scope);
  await leave(scope);
  await open(scope);
  expect(scope.getState($values)).toEqual({ ...BOTH, charityEventCreator: false });
  paths();
  answers[SIGN_UP] = created;
  await type(scope, { email: 'ada@example.com' });
  await submit(scope);
  expect(paths()).toEqual([SIGN_UP]);
  expect(endOf(scope)).toBe('both');
  expect(scope.getState($outcome)?.reference).toBe('R-7K3F');
  expect(scope.getState($sent)).toEqual({});
});

test('an address that has an account leaves nothing to try again until it is changed @G-02', async () => {
  const { scope, paths, answers } = await start(USER, { [SIGN_UP]: taken });
  await submit(scope);
  expect(scope.getState($refusedParts)).toHaveProperty('account');
  paths();
  await submit(scope);
  await allSettled(fieldsWanted, { scope });
  await submit(scope);
  expect(paths()).toEqual([]);
  expect(endOf(scope)).toBe('exists');
  answers[SIGN_UP] = created;
  await allSettled(fieldsWanted, { scope });
  await type(scope, { email: 'ada@example.com' });
  await submit(scope);
  expect(endOf(scope)).toBe('user');
});

test('an existing user is known by the first detail alone, too @G-03', async () => {
  const detail = refused(400, { code: 'invalid', detail: 'User with this email already exists' });
  const { scope } = await start(USER, { [SIGN_UP]: detail });
  await submit(scope);
  expect(endOf(scope)).toBe('exists');
});

test('what the server finds wrong lands at its fields, and the part that arrived is kept @D-10', async () => {
  const wrong = refused(
    422,
    { code: 'maxLength', source: { pointer: '/first_name' } },
    { code: 'minLength', source: { pointer: '/password' }, meta: { min: 8 } },
  );
  const { scope, paths, answers } = await start(BOTH, { [SIGN_UP]: wrong, [INQUIRY]: numbered });
  await submit(scope);
  expect(scope.getState($stage)).toBe('form');
  expect(scope.getState($problems)).toEqual({
    name: { rule: 'maxLength', max: 100 },
    password: { rule: 'minLength', min: 8 },
  });
  expect(Object.keys(scope.getState($told)).toSorted()).toEqual(['name', 'password']);
  paths();
  answers[SIGN_UP] = created;
  await type(scope, { password: 'DemoPass2', repeatedPassword: 'DemoPass2' });
  expect(Object.keys(scope.getState($problems))).toEqual(['name']);
  await submit(scope);
  expect(paths()).toEqual([SIGN_UP]);
});

test('too many attempts say how long to wait', async () => {
  const { scope } = await start(USER, { [SIGN_UP]: refused(429, { code: 'too-many-requests' }) });
  await submit(scope);
  expect(endOf(scope)).toBe('failed');
  expect(scope.getState($outcome)).toMatchObject({ canRetry: true, tooMany: { wait: 60 } });
});

test('a second press while the first is on its way sends nothing @G-02', async () => {
  const { scope, calls } = await start(USER, { [SIGN_UP]: created });
  await Promise.all([submit(scope), submit(scope)]);
  expect(calls).toHaveLength(1);
});

test('an answer that comes after the dialog was closed is not shown, but what arrived is known @D-10', async () => {
  let answer: (value: unknown) => void = () => {};
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  const { scope, answers, paths } = await start(BOTH, { [SIGN_UP]: broken, [INQUIRY]: () => late });
  const sending = submit(scope);
  const leaving = leave(scope);
  const reopening = open(scope);
  answer(numbered());
  await Promise.all([sending, leaving, reopening]);
  expect(scope.getState($stage)).toBe('form');
  expect(scope.getState($outcome)).toBeNull();
  paths();
  answers[SIGN_UP] = created;
  await submit(scope);
  expect(paths()).toEqual([SIGN_UP]);
});

test('what was typed outlives the dialog and a reload, passwords are in no storage @I-05 @V-03', async () => {
  const { scope } = await start(BOTH, {});
  leavePage();
  expect(sessionStorage).toHaveLength(1);
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain('DemoPass1');
  await leave(scope);
  await open(scope);
  expect(scope.getState($values).password).toBe('DemoPass1');
  const reloaded = await start({}, {});
  expect(reloaded.scope.getState($isRestored)).toBe(true);
  expect(reloaded.scope.getState($values)).toEqual({
    ...BOTH,
    charityEventCreator: false,
    password: '',
    repeatedPassword: '',
  });
});

test('an end leaves no draft, no password and nothing sent; starting over neither', async () => {
  const { scope } = await start(USER, { [SIGN_UP]: created });
  await submit(scope);
  await leave(scope);
  await open(scope);
  expect(scope.getState($isRestored)).toBe(false);
  expect(scope.getState($values)).toMatchObject({ name: '', user: false, password: '' });
  await type(scope, BOTH);
  await allSettled(startedOver, { scope });
  expect(scope.getState($values).password).toBe('');
  leavePage();
  expect(sessionStorage).toHaveLength(0);
});
