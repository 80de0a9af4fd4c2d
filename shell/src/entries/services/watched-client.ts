import { isApiError } from '@ecocircle/shared-contracts';
import type { RequestClient } from '../../platform/services/request-client.ts';

const SERVER_FAILS_FROM = 500;

/** Whether the API did not answer, or could not for now; a refusal is an answer. */
const isFailure = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= SERVER_FAILS_FROM;

/** The same client, which notes whether a call has failed: a page that was made with it lacks what it soon may have. */
export function watchedClient(request: RequestClient) {
  let failed = false;
  const watched: RequestClient = async (call, token) => {
    try {
      return await request(call, token);
    } catch (error) {
      failed ||= isFailure(error);
      throw error;
    }
  };
  return { request: watched, hasFailed: (): boolean => failed };
}
