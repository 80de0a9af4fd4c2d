/** The cookie that carries the token; the edge only looks whether it is there. */
export const AUTH_COOKIE = 'auth_token';
