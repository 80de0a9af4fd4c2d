/** A year in seconds: how long a choice is remembered. */
export const ONE_YEAR = 31_536_000;

/** @param maxAge - seconds; 0 removes the cookie, without one it lasts for the browser's session */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${lifetime}`;
}
