import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fork, type Scope, scopeBind } from 'effector';
import { $notifications } from '../../platform/notifications/model.ts';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { $request } from '../../platform/session/model.ts';
import { watchStarted } from './model.ts';

const HOUR = 3_600_000;
const reload = jest.fn();
const running = { build: 'a1', title: 'A newer version', text: '', reload: { label: 'Reload', run: reload } };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Watches against a server that names these builds, one an hour. */
function watch(...builds: (string | Error)[]) {
  const paths: string[] = [];
  const request: RequestClient = async ({ path }) => {
    paths.push(path);
    const latest = builds.length > 1 ? builds.shift() : builds[0];
    if (latest instanceof Error) throw latest;
    return { id: latest };
  };
  const scope = fork({ values: [[$request, request]] });
  scopeBind(watchStarted, { scope })(running);
  return { scope, paths };
}

const offers = (scope: Scope) => scope.getState($notifications).map(({ title }) => title);

test('it looks every hour and is silent while the build is the newest @K-02', async () => {
  const { scope, paths } = watch('a1');
  await jest.advanceTimersByTimeAsync(HOUR - 1);
  expect(paths).toEqual([]);
  await jest.advanceTimersByTimeAsync(1 + 2 * HOUR);
  expect(paths).toEqual(Array(3).fill('/builds/latest.json'));
  expect(offers(scope)).toEqual([]);
});

test('a newer build is offered once, and nothing reloads by itself @K-02', async () => {
  const { scope, paths } = watch('a1', 'b2');
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(offers(scope)).toEqual(['A newer version']);
  await jest.advanceTimersByTimeAsync(5 * HOUR);
  expect(paths).toHaveLength(2);
  expect(offers(scope)).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

test('an hour without an answer is followed by another @K-02', async () => {
  const { scope } = watch(new Error('offline'), 'b2');
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(offers(scope)).toEqual([]);
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(offers(scope)).toHaveLength(1);
});

test('while a form holds typed text nothing is offered, afterwards it is @K-02', async () => {
  document.body.innerHTML = '<form><textarea></textarea><input type="search" value=""></form>';
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  field.value = 'Where do jars go?';
  const { scope } = watch('b2');
  await jest.advanceTimersByTimeAsync(3 * HOUR);
  expect(offers(scope)).toEqual([]);
  field.value = '';
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(offers(scope)).toHaveLength(1);
});
