/**
 * A call as the signed-in person that was given up, because the session it waited for did not come back: the person
 * chose to leave, or somebody else signed in. There is nothing to tell them and nothing to repeat.
 */
export class CallCancelledError extends Error {
  override readonly name = 'CallCancelledError';

  constructor(options?: ErrorOptions) {
    super('The call was given up: the session that it waited for did not come back', options);
  }
}

/**
 * Whether something thrown is a {@link CallCancelledError}. Each app bundles its own copy of the class, so
 * `instanceof` does not hold across apps.
 */
export function isCallCancelled(error: unknown): error is CallCancelledError {
  return error instanceof Error && error.name === 'CallCancelledError';
}
