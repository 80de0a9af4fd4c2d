/** The import is refused; the message names what is wrong, where, and what would be right. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
