import { RETURN_COOKIE } from '../cookies/cookie-names.ts';
import { isCabinetPath } from './private-path.ts';

const KEPT_FOR = 600;

/** The cookie for a page, without the locale prefix; null where there is nothing to return to. */
export const returnCookie = (path: string): string | null =>
  isCabinetPath(path) && path.length < 500
    ? `${RETURN_COOKIE}=${encodeURIComponent(path)}; Path=/; SameSite=Lax; Max-Age=${KEPT_FOR}`
    : null;
