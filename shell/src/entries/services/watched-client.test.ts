import { ApiError } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { watchedClient } from './watched-client.ts';

test.each([
  ['an answer', null, false],
  ['a refusal', new ApiError(404, []), false],
  ['a map that is being prepared', new ApiError(503, []), true],
  ['no answer', new ApiError(0, []), true],
  ['a call that took too long', new DOMException('', 'TimeoutError'), true],
])('after %s, whether a call has failed: %#', async (_, error, hasFailed) => {
  const client = watchedClient(() => (error ? Promise.reject(error) : Promise.resolve('told')));
  const outcome = client.request({ path: '/' }).catch((thrown: unknown) => thrown);
  expect(await outcome).toBe(error ?? 'told');
  expect(client.hasFailed()).toBe(hasFailed);
});
