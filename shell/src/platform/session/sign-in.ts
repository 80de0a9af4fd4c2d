import { type TooMany, tooManyOf } from '@ecocircle/app-kit/form';
import { Answer, isApiError } from '@ecocircle/shared-contracts';
import type { RequestClient } from '../services/request-client.ts';
import type { StoredAuth } from './auth-storage.ts';
import { loadUser } from './load-user.ts';
import { clockOffset, tokenTimes } from './token-life.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export type SignInResult =
  | { readonly kind: 'ok'; readonly auth: StoredAuth }
  | { readonly kind: 'credentials-error' }
  | TooMany
  | { readonly kind: 'server-error'; readonly cause: unknown };

interface ObtainedToken {
  readonly token: string;
  readonly asked: number;
  readonly answered: number;
}

const isRefusal = (error: unknown, statuses: readonly number[]): boolean =>
  isApiError(error) && statuses.includes(error.status);

async function obtainToken(request: RequestClient, credentials: Credentials): Promise<ObtainedToken> {
  const asked = Date.now();
  const { login, password } = credentials;
  const body = new URLSearchParams({ grant_type: 'password', username: login, password });
  const answer = await request({ method: 'POST', path: '/api/web/v1/authing/password/token/', body });
  return { token: Answer.of(answer).text('access_token'), asked, answered: Date.now() };
}

async function enter(request: RequestClient, obtained: ObtainedToken): Promise<SignInResult> {
  const { token, asked, answered } = obtained;
  try {
    const id = Answer.of(await request({ path: '/api/web/v1/auth/' }, token)).text('user_id');
    const user = await loadUser(request, token, id);
    if (!user) return { kind: 'credentials-error' };
    const { exp, iat } = tokenTimes(token);
    const offset = iat === undefined ? 0 : clockOffset(iat, asked, answered);
    return { kind: 'ok', auth: { token, tokenExpire: exp, clockOffset: offset, user } };
  } catch (cause) {
    return isRefusal(cause, [401, 403]) ? { kind: 'credentials-error' } : { kind: 'server-error', cause };
  }
}

/**
 * Signs in by password: a token, then the account it belongs to. A wrong password and an account that may not enter
 * are both `credentials-error`; who tried too often is told how long to wait; everything else that fails is
 * `server-error`.
 */
export async function signIn(request: RequestClient, credentials: Credentials): Promise<SignInResult> {
  let obtained: ObtainedToken;
  try {
    obtained = await obtainToken(request, credentials);
  } catch (cause) {
    if (isRefusal(cause, [401])) return { kind: 'credentials-error' };
    return tooManyOf(cause) ?? { kind: 'server-error', cause };
  }
  return enter(request, obtained);
}

/** Signs in with a token that somebody else has just obtained, such as the way through another provider. */
export function signInByToken(request: RequestClient, token: string): Promise<SignInResult> {
  const now = Date.now();
  return enter(request, { token, asked: now, answered: now });
}
