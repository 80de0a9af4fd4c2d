/** Where a choice of a city without scripts leads, behind the locale prefix: `?city={id}&from={path}`. */
export const CHOOSE_CITY_PATH = '/city/choose';

const MOST_LETTERS = 1000;
const SITE = 'http://portal.invalid';

/** Browsers that the portal supports lack `URL.canParse`. */
function addressOf(path: string): URL | null {
  try {
    return new URL(path, SITE);
  } catch {
    return null;
  }
}

/**
 * The page to come back to, without the locale prefix and fit for a header; home where an address is none of this
 * site's, however it is written: a browser reads a path with two slashes, or a backslash, as another site.
 *
 * @example
 * comebackPath('//evil.example/'); // '/'
 */
export function comebackPath(from: string | null): string {
  const address = from?.startsWith('/') && from.length <= MOST_LETTERS ? addressOf(from) : null;
  if (!address) return '/';
  const { origin, pathname, search, hash } = address;
  const isOurs = origin === SITE && !pathname.startsWith('//') && pathname !== CHOOSE_CITY_PATH;
  return isOurs ? pathname + search + hash : '/';
}
