import { setGlobal } from '@ecocircle/test-kit';
import { beforeEach, expect, test } from '@jest/globals';
import { layOutRest } from './lay-out-rest.ts';

let rest: (() => void)[];

beforeEach(() => {
  document.body.innerHTML = '<p data-below></p><p></p><p data-below></p>';
  rest = [];
  setGlobal('requestIdleCallback', (goOn: () => void) => rest.push(goOn));
});

const left = (): number => document.querySelectorAll('[data-below]').length;

test('what is below the first window is laid out part by part, in moments of rest @L-05', async () => {
  const isDone = layOutRest();
  expect(left()).toBe(2);
  rest.shift()?.();
  await Promise.resolve();
  expect([left(), rest.length]).toEqual([1, 1]);
  rest.shift()?.();
  await isDone;
  expect(left()).toBe(0);
});

test('who is further down has it at once, also who begins to scroll meanwhile @L-05', async () => {
  const isDone = layOutRest();
  setGlobal('scrollY', 100);
  rest.shift()?.();
  await isDone;
  expect(left()).toBe(0);
});
