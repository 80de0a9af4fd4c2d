import { CITY_COOKIE } from '../../src/platform/cookies/cookie-names.ts';
import { ONE_YEAR } from '../../src/platform/cookies/write-cookie.ts';

/** The cookie that keeps a city, or removes it. */
export const cityCookie = (id: string | null): string =>
  `${CITY_COOKIE}=${id ?? ''}; Path=/; SameSite=Lax; Max-Age=${id === null ? 0 : ONE_YEAR}`;
