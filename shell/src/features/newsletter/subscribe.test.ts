import { ApiError } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { subscribe } from './subscribe.ts';

const refusing =
  (message: string): RequestClient =>
  async () => {
    throw new ApiError(200, [], { result: { isOk: false, message } });
  };

test.each<[string, RequestClient]>([
  ['success', async () => ({ isOk: true, message: '' })],
  ['already-subscribed', refusing('emailAlreadyExists')],
  ['error', refusing('')],
  ['error', async () => Promise.reject(new ApiError(0, []))],
])('a subscription ends with %s @O-10', async (outcome, request) => {
  expect(await subscribe(request, 'ada@example.org', 'en-US')).toBe(outcome);
});
