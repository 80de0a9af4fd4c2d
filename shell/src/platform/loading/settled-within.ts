/** It may still settle, and nobody waits for it any more. */
export class NeverSettledError extends Error {
  override readonly name = 'NeverSettledError';
}

/**
 * The result of a promise that has a time to settle.
 *
 * @param what - is named where it does not, or gives the error
 */
export function settledWithin<Result>(
  ms: number,
  promise: Promise<Result>,
  what: string | (() => Error),
): Promise<Result> {
  const tooLate = (): Error =>
    typeof what === 'string' ? new NeverSettledError(`${what} did not settle within ${ms} ms`) : what();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
