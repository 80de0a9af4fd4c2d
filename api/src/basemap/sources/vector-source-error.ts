/**
 * Why an archive cannot be read: `missing` it is gone, `unreachable` its host does not answer or answers an error,
 * `too-slow` it did not answer in time, `no-ranges` the host sends whole files, `damaged` what was read is no archive or
 * ends early, `unknown-schema` its layers are not known, `no-vector-tiles` it holds pictures.
 */
export type VectorSourceReason =
  | 'missing'
  | 'unreachable'
  | 'too-slow'
  | 'no-ranges'
  | 'damaged'
  | 'unknown-schema'
  | 'no-vector-tiles';

/** An archive cannot be read; the message says what the operator can do. */
export class VectorSourceError extends Error {
  override readonly name = 'VectorSourceError';
  readonly reason: VectorSourceReason;

  constructor(reason: VectorSourceReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
