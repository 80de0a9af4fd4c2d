/** @jest-environment @ecocircle/test-kit/process */

import type { ApiCall } from '@ecocircle/shared-contracts';
import { expect, jest, test } from '@jest/globals';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { sharedReads } from './shared-reads.ts';

let calls = 0;
/** A call that no other test makes. */
const newCall = (more: Partial<ApiCall> = {}): ApiCall => {
  calls += 1;
  return { path: `/list-${calls}/`, query: { page: 1 }, ...more };
};

const client = (answers: readonly (() => unknown)[]) => {
  const left = [...answers];
  const request = jest.fn<RequestClient>(async () => left.shift()?.());
  return { request, pages: [1, 2].map(() => sharedReads('http://api', request)) };
};

test('pages at the same time ask once, and each has an object of its own', async () => {
  const { request, pages } = client([() => ({ data: [1] })]);
  const call = newCall();
  const answers = await Promise.all(pages.map((page) => page(call)));
  const [later] = await Promise.all([pages[0]?.(call)]);
  expect([...answers, later]).toEqual([{ data: [1] }, { data: [1] }, { data: [1] }]);
  expect(new Set([...answers, later]).size).toBe(3);
  expect(request).toHaveBeenCalledTimes(1);
});

test('another query, another path and what changes something are asked for by themselves', async () => {
  const { request, pages } = client(Array(6).fill(() => ({})));
  const call = newCall();
  const others = [call, newCall(), { ...call, query: { page: 2 } }, { ...call, method: 'POST' as const }];
  for (const other of others) await pages[0]?.(other);
  await pages[1]?.({ ...call, method: 'POST' });
  expect(request).toHaveBeenCalledTimes(5);
});

test('a failure is nobody else’s: who waited asks again', async () => {
  const fail = () => {
    throw new Error('too late');
  };
  const { request, pages } = client([fail, () => ({ data: 2 })]);
  const call = newCall();
  const [first, second] = await Promise.allSettled(pages.map((page) => page(call)));
  expect(first).toMatchObject({ status: 'rejected', reason: new Error('too late') });
  expect(second).toEqual({ status: 'fulfilled', value: { data: 2 } });
  expect(request).toHaveBeenCalledTimes(2);
});

test('what is no JSON is not shared', async () => {
  const { request, pages } = client([() => 'text', () => 'text']);
  const call = newCall();
  for (const page of pages) expect(await page(call)).toBe('text');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a moment later it is asked for anew', async () => {
  const { request, pages } = client([() => ({}), () => ({})]);
  const call = newCall();
  await pages[0]?.(call);
  await new Promise((resolve) => setTimeout(resolve, 350));
  await pages[1]?.(call);
  expect(request).toHaveBeenCalledTimes(2);
});
