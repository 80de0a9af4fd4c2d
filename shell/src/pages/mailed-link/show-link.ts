import { type Answer, refusalOf } from '@ecocircle/app-kit/form';
import { isApiError, type LinkState, linkStateOf } from '@ecocircle/shared-contracts';
import type { RequestClient } from '../../platform/services/request-client.ts';

/** What has become of a link that works no more. */
export type SpentLinkState = Exclude<LinkState, 'valid'>;

/** What the server says to a mailed link, and to a password that came with it. */
export type LinkAnswer = Answer<SpentLinkState>;

const NOT_VALID = 422;

function answerOf(error: unknown): LinkAnswer {
  const state = isApiError(error) ? linkStateOf(error.errors[0]?.code) : null;
  if (state) return { kind: 'refused', reason: state };
  const refusal = refusalOf(error, { password: null });
  const isOfLink = isApiError(error) && error.status === NOT_VALID && refusal.kind !== 'invalid';
  return isOfLink ? { kind: 'refused', reason: 'unknown' } : refusal;
}

/** Shows a mailed link to the server. Never rejects. */
export async function showLink(request: RequestClient, path: string, body: object): Promise<LinkAnswer> {
  try {
    await request({ method: 'POST', path, body });
    return { kind: 'sent', reference: null };
  } catch (error) {
    return answerOf(error);
  }
}
