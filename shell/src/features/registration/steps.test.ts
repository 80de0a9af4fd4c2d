import { ApiError, type Locale, type RegistrationForm } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { allSettled, fork, type Scope } from 'effector';
import { openNewTab } from '../../platform/drafts/testing/tab.ts';
import { $request } from '../../platform/session/model.ts';
import { formLeft, formStarted } from '../dialogs/index.ts';
import { registration } from './model.ts';
import { $step, rolesWanted, stepSubmitted } from './steps.ts';

const { $values, $told, $outcome, changed, startedOver, fieldsWanted } = registration;

const FILLED = {
  name: 'Ada',
  email: 'ada@example.org',
  password: 'DemoPass1',
  repeatedPassword: 'DemoPass1',
};

const open = (scope: Scope, locale: Locale = 'en-US') =>
  allSettled(formStarted, { scope, params: { dialog: { kind: 'registration' }, locale } });
const endStep = (scope: Scope) => allSettled(stepSubmitted, { scope, params: { website: '' } });

async function type(scope: Scope, fields: Partial<RegistrationForm>): Promise<void> {
  for (const [path, value] of Object.entries(fields))
    await allSettled(changed, { scope, params: { path: path as keyof RegistrationForm, value } });
}

/** A registration that the server answers with what `answer` does, and how often it was asked. */
async function start(answer: () => unknown = () => ({ is_ok: true })) {
  const asked: string[] = [];
  const request = async ({ path }: { readonly path: string }) => {
    asked.push(path);
    return answer();
  };
  const scope = fork({ values: [[$request, request]] });
  await open(scope);
  return { scope, asked };
}

beforeEach(openNewTab);

test('the first step ends with a role, and sends nothing @G-01', async () => {
  const { scope, asked } = await start();
  expect(scope.getState($step)).toBe('roles');
  await endStep(scope);
  expect(scope.getState($step)).toBe('roles');
  expect(scope.getState($told)).toEqual({ roles: true });
  await type(scope, { user: true, ...FILLED });
  await endStep(scope);
  expect(scope.getState($step)).toBe('fields');
  expect(asked).toEqual([]);
  await endStep(scope);
  expect(asked).toEqual(['/api/web/v1/authing/sign_up/']);
});

test('who comes back with a role goes on with its fields, and starting over begins with the roles @I-05', async () => {
  const { scope } = await start();
  await type(scope, { user: true, name: 'Ada' });
  await allSettled(formLeft, { scope });
  await open(scope);
  expect(scope.getState($step)).toBe('fields');
  await allSettled(startedOver, { scope });
  expect(scope.getState($step)).toBe('roles');
});

test('a role that the market does not offer is chosen anew @I-03', async () => {
  const { scope } = await start();
  await type(scope, { user: true, name: 'Ada' });
  await allSettled(formLeft, { scope });
  await open(scope, 'ru-KZ');
  expect(scope.getState($step)).toBe('roles');
  expect(scope.getState($values).name).toBe('Ada');
});

test('what the server finds wrong is shown with its fields, wherever somebody went meanwhile @D-10', async () => {
  let refuse: (error: ApiError) => void = () => {};
  const late = new Promise((_, reject) => {
    refuse = reject;
  });
  const { scope } = await start(() => late);
  await type(scope, { user: true, ...FILLED });
  await endStep(scope);
  const sending = endStep(scope);
  const leaving = allSettled(rolesWanted, { scope });
  expect(scope.getState($step)).toBe('roles');
  refuse(new ApiError(422, [{ code: 'maxLength', source: { pointer: '/first_name' } }] as never));
  await Promise.all([sending, leaving]);
  expect(scope.getState($step)).toBe('fields');
  expect(scope.getState($told)).toEqual({ name: true });
});

test('a failed request leaves the step and the fields as they were @D-10', async () => {
  const { scope } = await start(() => {
    throw new TypeError('Failed to fetch');
  });
  await type(scope, { user: true, ...FILLED });
  await endStep(scope);
  await endStep(scope);
  expect(scope.getState($outcome)?.canRetry).toBe(true);
  await allSettled(fieldsWanted, { scope });
  expect(scope.getState($step)).toBe('fields');
  expect(scope.getState($values)).toMatchObject(FILLED);
});
