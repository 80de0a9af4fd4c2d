import { isApiError } from '@ecocircle/shared-contracts';
import { type TooMany, tooManyOf } from '../../platform/services/named-wait.ts';
import type { RequestClient } from '../../platform/services/request-client.ts';

/** Why no link to set a password was mailed. */
export type RestoreFailure = { readonly kind: 'unknown-email' | 'server-error' } | TooMany;

/** How asking for the link went. */
export type RestoreResult = { readonly kind: 'mailed' } | RestoreFailure;

const NOT_FOUND = 404;

/** Asks for the mail with the link. Never rejects. */
export async function requestRestore(request: RequestClient, email: string): Promise<RestoreResult> {
  try {
    await request({ method: 'POST', path: '/api/web/v1/authing/forgot_password/', body: { email } });
    return { kind: 'mailed' };
  } catch (error) {
    if (isApiError(error) && error.status === NOT_FOUND) return { kind: 'unknown-email' };
    return tooManyOf(error) ?? { kind: 'server-error' };
  }
}
