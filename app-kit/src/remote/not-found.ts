/** What a router takes for the answer of a page that is not there. */
interface MissingPage {
  readonly status: 404;
  readonly statusText: string;
  readonly internal: boolean;
  readonly data: null;
}

/**
 * Shows the portal's 404 page in place of a page whose data turned out not to exist after it was opened. A loader that
 * knows at once throws a `Response` with the status instead.
 *
 * @throws always
 */
export function notFound(): never {
  const missing: MissingPage = { status: 404, statusText: 'Not Found', internal: false, data: null };
  throw missing;
}
