/** Thrown by a route whose address names nothing; the error handler answers with the page of it. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
  readonly statusCode = 404;
}
