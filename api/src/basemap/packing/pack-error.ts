/** An archive cannot be packed; the message says what is wrong with which file, or what is missing. */
export class PackError extends Error {
  override readonly name = 'PackError';
}
