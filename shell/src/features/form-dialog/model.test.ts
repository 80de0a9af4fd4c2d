import { ApiError } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { allSettled, fork, type Scope } from 'effector';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { $request } from '../../platform/session/model.ts';
import { formLeft, formStarted } from '../dialogs/index.ts';
import {
  $canRetry,
  $form,
  $problems,
  $refusals,
  $result,
  $stage,
  anotherWanted,
  fieldChanged,
  startedOver,
  submitted,
} from './model.ts';

const ENVELOPE = { locale: 'en-US', website: '' };
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

async function typeInto(scope: Scope, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await allSettled(fieldChanged, { scope, params: { name, value } });
}

async function openFilled(scope: Scope): Promise<void> {
  await allSettled(formStarted, { scope, params: { kind: 'question' } });
  await typeInto(scope, FIELDS);
}

/** Answers once the call has begun, and waits until the model has heard of it. */
async function send(scope: Scope, end: () => void): Promise<void> {
  const settled = allSettled(submitted, { scope, params: ENVELOPE });
  end();
  await settled;
}

beforeEach(() => sessionStorage.clear());

test('a form that breaks a rule is not sent @D-10 @N-02', async () => {
  const { scope, calls } = start();
  await allSettled(formStarted, { scope, params: { kind: 'question' } });
  await typeInto(scope, { ...FIELDS, name: '  ', email: 'ada' });
  await allSettled(submitted, { scope, params: ENVELOPE });
  expect(calls).toEqual([]);
  expect(scope.getState($problems)).toEqual({ name: { rule: 'required' }, email: { rule: 'email' } });
  expect(scope.getState($refusals)).toBe(1);
});

test('a question goes to its address with language and trap, and its success shows the reference @N-02 @D-10', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  await send(scope, () => calls[0]?.answer(ANSWER));
  expect(calls).toMatchObject([{ path: '/api/ask-question', body: { ...FIELDS, ...ENVELOPE } }]);
  expect(scope.getState($stage)).toBe('sent');
  expect(scope.getState($result)).toEqual({ kind: 'sent', reference: 'Q-7K3F' });
});

test('the answer to an earlier request is ignored once a later one was sent @D-10', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  const first = allSettled(submitted, { scope, params: ENVELOPE });
  void allSettled(formLeft, { scope });
  void allSettled(formStarted, { scope, params: { kind: 'question' } });
  const second = allSettled(submitted, { scope, params: ENVELOPE });
  expect(calls).toHaveLength(2);
  calls[0]?.refuse(new ApiError(500, []));
  calls[1]?.answer(ANSWER);
  await Promise.all([first, second]);
  expect(scope.getState($stage)).toBe('sent');
});

test('an answer that comes after the form was left changes nothing @D-10', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  const sent = allSettled(submitted, { scope, params: ENVELOPE });
  void allSettled(formLeft, { scope });
  calls[0]?.answer(ANSWER);
  await sent;
  expect([scope.getState($stage), scope.getState($result), scope.getState($form)]).toEqual([
    'form',
    null,
    null,
  ]);
});

test('a second press while one is under way sends nothing', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  const sent = allSettled(submitted, { scope, params: ENVELOPE });
  void allSettled(submitted, { scope, params: ENVELOPE });
  calls[0]?.answer(ANSWER);
  await sent;
  expect(calls).toHaveLength(1);
});

test.each([
  ['a broken server', new ApiError(500, []), { kind: 'failed', isFinal: false }],
  ['no connection', new ApiError(0, []), { kind: 'failed', isFinal: false }],
  ['too many requests', new ApiError(429, []), { kind: 'too-many', wait: 60 }],
])('%s loses nothing that was typed @D-10 @N-06', async (_, error, result) => {
  const { scope, calls } = start();
  await openFilled(scope);
  await send(scope, () => calls[0]?.refuse(error));
  expect(scope.getState($result)).toEqual(result);
  expect(scope.getState($form)?.values).toEqual(FIELDS);
});

test.each([
  ['a broken server', 'internal-error', true, 2],
  ['a form that the server will never take', 'body-too-large', false, 1],
])('after %s, meeting %s, try again is offered: %s @D-10', async (_, code, canRetry, sent) => {
  const { scope, calls } = start();
  await openFilled(scope);
  expect(scope.getState($canRetry)).toBe(false);
  await send(scope, () => calls[0]?.refuse(new ApiError(500, [{ status: '500', code, title: '' }])));
  expect([scope.getState($stage), scope.getState($canRetry)]).toEqual(['failed', canRetry]);
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
  expect(scope.getState($stage)).toBe('form');
  expect(scope.getState($problems)).toEqual({ text: { rule: 'maxLength', max: 5000 } });
  await typeInto(scope, { text: 'Shorter' });
  expect(scope.getState($problems)).toEqual({});
});

test('who sends another one keeps name, city and address @D-10', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  await send(scope, () => calls[0]?.answer(ANSWER));
  await allSettled(anotherWanted, { scope });
  expect(scope.getState($stage)).toBe('form');
  expect(scope.getState($form)?.values).toEqual({ ...FIELDS, text: '' });
});

test('what was typed is there when the form is opened again, until it is sent or started over @I-05', async () => {
  const { scope, calls } = start();
  await openFilled(scope);
  await allSettled(formLeft, { scope });
  const reloaded = fork({ values: [[$request, scope.getState($request)]] });
  await allSettled(formStarted, { scope: reloaded, params: { kind: 'question' } });
  expect(reloaded.getState($form)).toMatchObject({ values: FIELDS, isRestored: true });
  await send(reloaded, () => calls[0]?.answer(ANSWER));
  await allSettled(formStarted, { scope, params: { kind: 'question' } });
  expect(scope.getState($form)?.values.text).toBe('');
  await typeInto(scope, { text: 'One more' });
  await allSettled(startedOver, { scope });
  expect(sessionStorage).toHaveLength(0);
});

test('a choice of the opener wins over the draft’s @N-04', async () => {
  const { scope } = start();
  await allSettled(formStarted, { scope, params: { kind: 'inquire' } });
  expect(scope.getState($form)?.values.type).toBe('government');
  await typeInto(scope, { orgName: 'Glass and Co' });
  await allSettled(formStarted, { scope, params: { kind: 'inquire', type: 'recycling-companies' } });
  expect(scope.getState($form)?.values).toMatchObject({
    type: 'recycling-companies',
    orgName: 'Glass and Co',
  });
});

test('a text made for the person stands before what they typed earlier @I-05', async () => {
  const { scope } = start();
  await allSettled(formStarted, { scope, params: { kind: 'write-to-us' } });
  await typeInto(scope, { text: 'My own words' });
  const dialog = { kind: 'write-to-us', type: 'inspection', text: 'A container is full.' } as const;
  await allSettled(formStarted, { scope, params: dialog });
  expect(scope.getState($form)?.values).toMatchObject({
    type: 'inspection',
    text: 'A container is full.\n\nMy own words',
  });
});
