/**
 * A page at an address that nobody has asked for before: by a key of the query that every page reads, and a value that
 * means nothing to any.
 */
export const asAnother = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}modal=none-${performance.now()}`;
