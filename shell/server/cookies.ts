import { parseCookie } from 'cookie';

export { COOKIES_NOTED_COOKIE } from '../src/cookie-notice/noted-cookie.ts';
export { KEEP_LOCALE_COOKIE, LOCALE_ANSWERED_COOKIE, LOCALE_COOKIE } from '../src/locale/locale-cookie.ts';

/** The value of a cookie of a request; undefined when it was not sent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header ? parseCookie(header)[name] : undefined;
}
