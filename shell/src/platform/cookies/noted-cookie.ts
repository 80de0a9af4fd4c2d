/** The cookie by which the edge knows that a visitor has closed the cookie notice. */
export const COOKIES_NOTED_COOKIE = 'cookies_noted';
