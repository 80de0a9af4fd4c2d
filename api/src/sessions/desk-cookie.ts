import { parseCookie, stringifySetCookie } from 'cookie';

/** Browsers take the prefix over TLS only; without TLS there is only a developer's machine. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-desk' : 'desk');

const cookie = (value: string, isSecure: boolean, more: { readonly maxAge?: number } = {}): string =>
  stringifySetCookie({
    name: nameOf(isSecure),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    ...more,
  });

/** The Set-Cookie header that keeps a session's token until the browser is closed. */
export const keepDeskCookie = (token: string, isSecure: boolean): string => cookie(token, isSecure);

/** The Set-Cookie header that takes it away. */
export const forgetDeskCookie = (isSecure: boolean): string => cookie('', isSecure, { maxAge: 0 });

/** The token of a request's cookies; undefined where there is none. */
export const deskTokenIn = (cookies: string | undefined, isSecure: boolean): string | undefined =>
  parseCookie(cookies ?? '')[nameOf(isSecure)] || undefined;
