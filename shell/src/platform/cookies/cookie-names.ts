/** The cookie in which the edge looks for the language that a visitor chose. */
export const LOCALE_COOKIE = 'locale';
/** Set where a visitor wants every page in the chosen language, whatever language a link leads to. */
export const KEEP_LOCALE_COOKIE = 'keepPreferredLocale';
/** Set for the browser's session once the offer of another language was answered. */
export const LOCALE_ANSWERED_COOKIE = 'localeCodeSetByMessage';
/** Set where a visitor has closed the cookie notice. */
export const COOKIES_NOTED_COOKIE = 'cookies_noted';
/** Carries the token; the edge only looks whether it is there. */
export const AUTH_COOKIE = 'auth_token';
/** The page that a visitor was led away from to log in; the edge and the browser both write it. */
export const RETURN_COOKIE = 'return_to';
/** The style sheets that the browser keeps as files; the edge writes all others into the document. */
export const STYLES_COOKIE = 'styles';
/** The id of the city that a visitor chose or was found in; the edge and the browser both write it. */
export const CITY_COOKIE = 'city';
