import { parseCookie } from 'cookie';
import {
  AUTH_COOKIE,
  CITY_COOKIE,
  COOKIES_NOTED_COOKIE,
  KEEP_LOCALE_COOKIE,
  LOCALE_ANSWERED_COOKIE,
  LOCALE_COOKIE,
  STYLES_COOKIE,
} from '../src/platform/cookies/cookie-names.ts';

/** The cookies by which answers differ: nothing reads another one. */
const COOKIES = [
  AUTH_COOKIE,
  CITY_COOKIE,
  COOKIES_NOTED_COOKIE,
  KEEP_LOCALE_COOKIE,
  LOCALE_ANSWERED_COOKIE,
  LOCALE_COOKIE,
  STYLES_COOKIE,
] as const;

export type VisitorCookie = (typeof COOKIES)[number];

export function readCookie(header: string | undefined, name: VisitorCookie): string | undefined {
  return header ? parseCookie(header)[name] : undefined;
}

/** What answers depend on of a visitor's cookies. Of the token that is whether there is one. */
export function cookiesThatCount(header: string | undefined): string {
  if (!header) return '';
  const cookies = parseCookie(header);
  const values = COOKIES.map((name) => {
    const value = cookies[name];
    return name === AUTH_COOKIE ? Boolean(value) : value;
  });
  return JSON.stringify(values);
}
