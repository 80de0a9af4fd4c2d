/** The cookie in which the edge looks for the language that a visitor chose. */
export const LOCALE_COOKIE = 'locale';
/** Set where a visitor wants every page in the chosen language, whatever language a link leads to. */
export const KEEP_LOCALE_COOKIE = 'keepPreferredLocale';
/** Set for the browser's session once the offer of another language was answered. */
export const LOCALE_ANSWERED_COOKIE = 'localeCodeSetByMessage';
