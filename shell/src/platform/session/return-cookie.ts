import { isCabinetPath } from './private-path.ts';

/** The cookie with the page that a visitor was led away from to log in; the edge and the browser both write it. */
export const RETURN_COOKIE = 'return_to';

/** Seconds that the page is remembered. */
const KEPT_FOR = 600;

/** The cookie for a page, without the locale prefix; null where there is nothing to return to. */
export const returnCookie = (path: string): string | null =>
  isCabinetPath(path) && path.length < 500
    ? `${RETURN_COOKIE}=${encodeURIComponent(path)}; Path=/; SameSite=Lax; Max-Age=${KEPT_FOR}`
    : null;
