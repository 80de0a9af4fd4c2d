import { Answer } from '@ecocircle/shared-contracts';
import type { StoredAuth } from './auth-storage.ts';

const MINUTE = 60_000;

/** Milliseconds that a session still has, by the server's clock; none or less when it is over. */
export const remainingLife = (
  { tokenExpire, clockOffset = 0 }: Pick<StoredAuth, 'tokenExpire' | 'clockOffset'>,
  now: number,
): number => tokenExpire * 1000 - (now + clockOffset);

/**
 * Milliseconds until a session with this much left is ended: ten minutes before its end where half an hour or more is
 * left, a minute before where more than ten minutes are, and otherwise after nine tenths of it.
 */
export function expiryDelay(remaining: number): number {
  if (remaining >= 30 * MINUTE) return remaining - 10 * MINUTE;
  if (remaining > 10 * MINUTE) return remaining - MINUTE;
  return Math.max(remaining * 0.9, 0);
}

/**
 * Milliseconds that the server's clock is ahead of ours, as near to none as one answer allows.
 *
 * @param issuedAt - the token's `iat`, in whole seconds of the server's clock
 * @param asked - our clock when the token was asked for
 * @param answered - our clock when it was there
 */
export function clockOffset(issuedAt: number, asked: number, answered: number): number {
  const least = issuedAt * 1000 - answered;
  const most = issuedAt * 1000 + 999 - asked;
  return Math.min(Math.max(0, least), most);
}

/** The `exp` and `iat` of a JWT, in seconds since the epoch. The server verifies the token; the client only reads it. */
export function tokenTimes(token: string) {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const claims = Answer.of(JSON.parse(atob(payload)));
  return { exp: claims.figure('exp'), iat: claims.has('iat') ? claims.figure('iat') : undefined };
}
