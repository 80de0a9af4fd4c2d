import { ApiError } from '@ecocircle/shared-contracts';
import { onceDone } from '../loading/once-done.ts';
import type { RequestClient } from './request-client.ts';

/** Brings the code of calls before the first one is made. */
export const bringRequests = () => import(/* webpackChunkName: "requests" */ './request-client.ts');

/**
 * A client of the page's own origin whose code comes with its first call, for what a page shows first asks the API for
 * nothing. Where it does not come, the call fails like one that got no answer, and the next one asks for it again.
 *
 * @param timeout - milliseconds that a call may take
 * @param bring - brings the code
 */
export function lateClient(timeout: number, bring = bringRequests): RequestClient {
  const client = onceDone(async () => (await bring()).createRequestClient('', timeout));
  return async (call, token) => {
    const request = await client().catch((cause: unknown) => {
      throw new ApiError(0, [], { cause });
    });
    return request(call, token);
  };
}
