import { isApiError, ServerUserSchema, toClientUser } from '@ecocircle/shared-contracts';
import { number, object, parse, string } from 'valibot';
import type { RequestClient } from '../services/request-client.ts';
import type { StoredAuth } from './auth-storage.ts';

/** What a person typed into the login form. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** How a login ended. */
export type SignInResult =
  | { readonly kind: 'ok'; readonly auth: StoredAuth }
  | { readonly kind: 'credentials-error' }
  | { readonly kind: 'server-error'; readonly cause: unknown };

const TokenAnswer = object({ access_token: string() });
const AuthAnswer = object({ user_id: string() });
const TokenClaims = object({ exp: number() });

/** The `exp` claim of a JWT, in seconds since the epoch. The server verifies the token; the client only reads it. */
export function tokenExpiry(token: string): number {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return parse(TokenClaims, JSON.parse(atob(payload))).exp;
}

const isRefusal = (error: unknown, statuses: readonly number[]): boolean =>
  isApiError(error) && statuses.includes(error.status);

async function obtainToken(request: RequestClient, { login, password }: Credentials): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username: login, password });
  const answer = await request({ method: 'POST', path: '/api/web/v1/authing/password/token/', body });
  return parse(TokenAnswer, answer).access_token;
}

async function loadAccount(request: RequestClient, token: string): Promise<SignInResult> {
  const { user_id } = parse(AuthAnswer, await request({ path: '/api/web/v1/auth/' }, token));
  const answer = await request({ path: `/api/web/v1/authing/user/${encodeURIComponent(user_id)}/` }, token);
  const user = toClientUser(parse(ServerUserSchema, answer));
  if (!user) return { kind: 'credentials-error' };
  return { kind: 'ok', auth: { token, tokenExpire: tokenExpiry(token), user } };
}

/**
 * Signs in by password: a token, then the account it belongs to. A wrong password and an account that may not enter
 * are both `credentials-error`; everything else that fails is `server-error`.
 */
export async function signIn(request: RequestClient, credentials: Credentials): Promise<SignInResult> {
  let token: string;
  try {
    token = await obtainToken(request, credentials);
  } catch (cause) {
    return isRefusal(cause, [401]) ? { kind: 'credentials-error' } : { kind: 'server-error', cause };
  }
  try {
    return await loadAccount(request, token);
  } catch (cause) {
    return isRefusal(cause, [401, 403]) ? { kind: 'credentials-error' } : { kind: 'server-error', cause };
  }
}
