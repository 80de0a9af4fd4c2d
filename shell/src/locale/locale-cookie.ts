/** The cookie in which the edge looks for the language that a visitor chose. */
export const LOCALE_COOKIE = 'locale';
