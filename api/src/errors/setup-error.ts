/** Something outside the program is not as it must be; the message says what to do. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
