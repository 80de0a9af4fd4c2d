import { expect, jest, test } from '@jest/globals';
import { lateClient } from './late-client.ts';
import type * as Requests from './request-client.ts';

const answering = { createRequestClient: () => async () => 'answered' } as unknown as typeof Requests;

test('the code of calls is brought once, with the first of them @X-12', async () => {
  const bring = jest.fn(async () => answering);
  const request = lateClient(1000, bring);
  expect(bring).not.toHaveBeenCalled();
  const answers = await Promise.all([request({ path: '/a' }), request({ path: '/b' })]);
  expect([answers, bring.mock.calls.length]).toEqual([['answered', 'answered'], 1]);
});

test('where it does not come the call fails as one without an answer, and the next one asks again @X-12', async () => {
  const bring = jest.fn(async () => answering).mockRejectedValueOnce(new Error('ChunkLoadError'));
  const request = lateClient(1000, bring);
  await expect(request({ path: '/a' })).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  await expect(request({ path: '/a' })).resolves.toBe('answered');
});
