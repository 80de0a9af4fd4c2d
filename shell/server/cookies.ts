import { parseCookie } from 'cookie';

/** The cookie that keeps the language a visitor chose. */
export const LOCALE_COOKIE = 'locale';

/** The value of a cookie of a request; undefined when it was not sent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header ? parseCookie(header)[name] : undefined;
}
