import type { ClientUser } from '@ecocircle/shared-contracts';
import { AUTH_COOKIE } from './auth-cookie.ts';

const STORAGE_KEY = 'auth';

/** What is kept of a session between page loads. `tokenExpire` is in seconds since the epoch. */
export interface StoredAuth {
  readonly token: string;
  readonly tokenExpire: number;
  readonly user: ClientUser;
}

function cookieToken(): string | null {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${AUTH_COOKIE}=`));
  return entry ? decodeURIComponent(entry.slice(AUTH_COOKIE.length + 1)) : null;
}

/** Reads the session; null where the cookie and the store disagree, or the token has expired. */
export function readAuth(now: number): StoredAuth | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredAuth | null;
    const valid = stored !== null && stored.token === cookieToken() && stored.tokenExpire * 1000 > now;
    return valid ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps or, with null, forgets the session. */
export function writeAuth(auth: StoredAuth | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  if (auth) {
    const expires = new Date(auth.tokenExpire * 1000).toUTCString();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${AUTH_COOKIE}=${encodeURIComponent(auth.token)}; Path=/; SameSite=Lax; Expires=${expires}${secure}`;
    localStorage.setItem(STORAGE_KEY, JSON.stringify(auth));
  } else {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${AUTH_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0${secure}`;
    localStorage.removeItem(STORAGE_KEY);
  }
}
