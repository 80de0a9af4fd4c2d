import type { PortalDialog } from '@ecocircle/shared-contracts';
import { ApiError } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { allSettled, fork, type Scope } from 'effector';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { $request } from '../../platform/session/model.ts';
import { formLeft, formStarted } from '../dialogs/index.ts';
import { FORMS } from './model.ts';

const ENVELOPE = { locale: 'en-US', website: '' };
const TRAP = { website: '' };
const { question } = FORMS;
const ANSWER = { isOk: true, message: '', reference: 'Q-7K3F' };
const FIELDS = { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text: 'Where do jars go?' };

interface Call {
  readonly path: string;
  readonly body: unknown;
  readonly answer: (answer: unknown) => void;
  readonly refuse: (error: unknown) => void;
}

function start() {
  const calls: Call[] = [];
  const request: RequestClient = ({ path, body }) =>
    new Promise((answer, refuse) => calls.push({ path, body, answer, refuse }));
  return { calls, scope: fork({ values: [[$request, request]] }) };
}

const open = (scope: Scope, dialog: PortalDialog) =>
  allSettled(formStarted, { scope, params: { dialog, locale: 'en-US' } });

async function typeInto(
  scope: Scope,
  fields: Readonly<Record<string, string>>,
  form = question,
): Promise<void> {
  for (const [path, value] of Object.entries(fields))
    await allSettled(form.changed, { scope, params: { path, value } });
}

async function openFilled(scope: Scope): Promise<void> {
  await open(scope, { kind: 'question' });
  await typeInto(scope, FIELDS);
}

/** Answers once the call has begun, and waits until the model has heard of it. */
async function send(scope: Scope, end: () => void): Promise<void> {
  const settled = allSettled(question.submitted, { scope, params: TRAP });
  end();
  await settled;
}

beforeEach(() => sessionStorage.clear());

test('a form that breaks a rule is not sent @D-10 @N-02', async () => {
  const { scope, calls } = start();
  await open(scope, { kind: 'question' });
  await typeInto(scope, { ...FIELDS, name: '  ', email: 'ada' });
  await allSettled(question.submitted, { scope, params: TRAP });
  expect(calls).toEqual([]);
  expect(scope.getState(question.$problems)).toEqual({
    name: { rule: 'required' },
    email: { rule: 'email' },
  });
  expect(scope.getState(question.$refusals)).toBe(1);
});

test('a question goes to its address with language and trap, and its success shows the reference @N-02 @D-10', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  await send(scope, () => calls[0]?.answer(ANSWER));
  expect(calls).toMatchObject([{ path: '/api/ask-question', body: { ...FIELDS, ...ENVELOPE } }]);
  expect(scope.getState(question.$stage)).toBe('outcome');
  expect(scope.getState(question.$outcome)).toMatchObject({ isDone: true, reference: 'Q-7K3F' });
});

test('the answer to an earlier request is ignored once a later one was sent @D-10', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  const first = allSettled(question.submitted, { scope, params: TRAP });
  void allSettled(formLeft, { scope });
  void open(scope, { kind: 'question' });
  const second = allSettled(question.submitted, { scope, params: TRAP });
  expect(calls).toHaveLength(2);
  calls[0]?.refuse(new ApiError(500, []));
  calls[1]?.answer(ANSWER);
  await Promise.all([first, second]);
  expect(scope.getState(question.$outcome)?.isDone).toBe(true);
});

test('an answer that comes after the form was left changes nothing @D-10', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  const sent = allSettled(question.submitted, { scope, params: TRAP });
  void allSettled(formLeft, { scope });
  calls[0]?.answer(ANSWER);
  await sent;
  expect([scope.getState(question.$stage), scope.getState(question.$outcome)]).toEqual(['form', null]);
  expect(Object.values(scope.getState(question.$values)).join('')).toBe('');
});

test('a second press while one is under way sends nothing', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  const sent = allSettled(question.submitted, { scope, params: TRAP });
  void allSettled(question.submitted, { scope, params: TRAP });
  calls[0]?.answer(ANSWER);
  await sent;
  expect(calls).toHaveLength(1);
});

test.each([
  ['a broken server', new ApiError(500, []), { canRetry: true, tooMany: null }],
  ['no connection', new ApiError(0, []), { canRetry: true, tooMany: null }],
  ['too many requests', new ApiError(429, []), { isDone: false, tooMany: { wait: 60 } }],
])('%s loses nothing that was typed @D-10 @N-06', async (_, error, outcome) => {
  const { scope, calls } = start();
  await openFilled(scope);
  await send(scope, () => calls[0]?.refuse(error));
  expect(scope.getState(question.$outcome)).toMatchObject(outcome);
  expect(scope.getState(question.$values)).toEqual(FIELDS);
});

test.each([
  ['a broken server', 'internal-error', true, 2],
  ['a form that the server will never take', 'body-too-large', false, 1],
])('after %s, meeting %s, try again is offered: %s @D-10', async (_, code, canRetry, sent) => {
  const { scope, calls } = start();
  await openFilled(scope);
  await send(scope, () => calls[0]?.refuse(new ApiError(500, [{ status: '500', code, title: '' }])));
  expect(scope.getState(question.$stage)).toBe('outcome');
  expect(scope.getState(question.$outcome)?.canRetry).toBe(canRetry);
  await send(scope, () => calls[1]?.answer(ANSWER));
  expect(calls).toHaveLength(sent);
});

test('what the server finds wrong goes to its field until that is changed @D-10 @V-05', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  const source = { pointer: '/text' };
  await send(scope, () =>
    calls[0]?.refuse(new ApiError(422, [{ status: '422', code: 'maxLength', title: '', source }])),
  );
  expect(scope.getState(question.$stage)).toBe('form');
  expect(scope.getState(question.$problems)).toEqual({ text: { rule: 'maxLength', max: 5000 } });
  await typeInto(scope, { text: 'Shorter' });
  expect(scope.getState(question.$problems)).toEqual({});
});

test('who sends another one keeps name, city and address @D-10', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  await send(scope, () => calls[0]?.answer(ANSWER));
  await allSettled(question.anotherWanted, { scope });
  expect(scope.getState(question.$stage)).toBe('form');
  expect(scope.getState(question.$values)).toEqual({ ...FIELDS, text: '' });
});

test('what was typed is there when the form is opened again, until it is sent or started over @I-05', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  await allSettled(formLeft, { scope });
  const reloaded = fork({ values: [[$request, scope.getState($request)]] });
  await open(reloaded, { kind: 'question' });
  expect(reloaded.getState(question.$values)).toEqual(FIELDS);
  expect(reloaded.getState(question.$isRestored)).toBe(true);
  await send(reloaded, () => calls[0]?.answer(ANSWER));
  await open(scope, { kind: 'question' });
  expect(scope.getState(question.$values).text).toBe('');
  await typeInto(scope, { text: 'One more' });
  await allSettled(question.startedOver, { scope });
  expect(sessionStorage).toHaveLength(0);
});

test('a choice of the opener wins over the draft’s @N-04', async () => {
  const { scope } = start();
  await open(scope, { kind: 'inquire' });
  expect(scope.getState(FORMS.inquire.$values).type).toBe('government');
  await typeInto(scope, { orgName: 'Glass and Co' }, FORMS.inquire);
  await open(scope, { kind: 'inquire', type: 'recycling-companies' });
  expect(scope.getState(FORMS.inquire.$values)).toMatchObject({
    type: 'recycling-companies',
    orgName: 'Glass and Co',
  });
});

test('a text made for the person stands before what they typed earlier @I-05', async () => {
  const { scope } = start();
  await open(scope, { kind: 'write-to-us' });
  await typeInto(scope, { text: 'My own words' }, FORMS['write-to-us']);
  const dialog = { kind: 'write-to-us', type: 'inspection', text: 'A container is full.' } as const;
  await open(scope, dialog);
  expect(scope.getState(FORMS['write-to-us'].$values)).toMatchObject({
    type: 'inspection',
    text: 'A container is full.\n\nMy own words',
  });
});
