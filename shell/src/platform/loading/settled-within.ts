/** It may still settle, and nobody waits for it any more. */
export class NeverSettledError extends Error {
  override readonly name = 'NeverSettledError';
}

/**
 * The result of a promise that has a time to settle.
 *
 * @param what - is named where it does not
 */
export function settledWithin<Result>(ms: number, promise: Promise<Result>, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new NeverSettledError(`${what} did not settle within ${ms} ms`));
    const timer = setTimeout(tooLate, ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
