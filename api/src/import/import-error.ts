/** The import cannot be done; the message names what is wrong, where, and what would be right. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
