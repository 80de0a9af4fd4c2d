import type { ClientUser } from '@ecocircle/shared-contracts';
import { AUTH_COOKIE } from '../cookies/cookie-names.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import { ifStorageAllows } from '../storage/storage-allowed.ts';
import { remainingLife } from './token-life.ts';

export const STORAGE_KEY = 'auth';

export interface StoredAuth {
  readonly token: string;
  /** Seconds since the epoch, by the server's clock. */
  readonly tokenExpire: number;
  /** Milliseconds that the server's clock is ahead of ours. */
  readonly clockOffset?: number;
  readonly user: ClientUser;
}

/** How a session ended: its time was over, or its person left. */
export type SessionEnd = 'expired' | 'left';

function writeCookie(token: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${AUTH_COOKIE}=${encodeURIComponent(token)}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

/** What is stored, whether or not it is a session that still holds; null where nothing is. */
const readStored = (): Partial<StoredAuth> | null => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');

/** Reads the session; null where the cookie and the store disagree, or the token has expired. */
export const readAuth = (now: number): StoredAuth | null =>
  ifStorageAllows(() => {
    const stored = readStored() as StoredAuth | null;
    const valid =
      stored !== null && stored.token === readCookie(AUTH_COOKIE) && remainingLife(stored, now) > 0;
    return valid ? stored : null;
  });

/** Whether a session is stored whose cookie is not seen yet: browsers write cookies of another tab a moment later. */
export const isCookieAwaited = (): boolean =>
  ifStorageAllows(() => {
    const token = readStored()?.token;
    return token !== undefined && token !== readCookie(AUTH_COOKIE);
  }) ?? false;

/**
 * How a session ended that is valid no more: whoever leaves takes everything out of the store. Null where the browser
 * lets nobody look.
 */
export const readEnd = (): SessionEnd | null =>
  ifStorageAllows(() => (localStorage.getItem(STORAGE_KEY) === null ? 'left' : 'expired'));

export function writeAuth(auth: StoredAuth): void {
  writeCookie(auth.token, Math.floor(remainingLife(auth, Date.now()) / 1000));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(auth));
}

/** Forgets the session, since its person left. */
export function forgetAuth(): void {
  writeCookie('', 0);
  localStorage.removeItem(STORAGE_KEY);
}

/** Forgets the session of a token that lapsed, unless another tab has a new one. The others learn that it lapsed. */
export function expireAuth(token: string, now: number): void {
  const stored = readAuth(now);
  if (stored && stored.token !== token) return;
  writeCookie('', 0);
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ended: 'expired' }));
}
