import { parseCookie } from 'cookie';

export {
  KEEP_LOCALE_COOKIE,
  LOCALE_ANSWERED_COOKIE,
  LOCALE_COOKIE,
} from '../src/platform/cookies/locale-cookie.ts';
export { COOKIES_NOTED_COOKIE } from '../src/platform/cookies/noted-cookie.ts';

export function readCookie(header: string | undefined, name: string): string | undefined {
  return header ? parseCookie(header)[name] : undefined;
}
