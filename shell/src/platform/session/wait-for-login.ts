import { ApiError } from '@ecocircle/shared-contracts';
import { createWatch, type Scope } from 'effector';
import { $isAsked, loginAgainSettled } from './login-again.ts';

/**
 * Resolves once nobody is asked to log in again, whatever they answered: at once where nobody is. Rejects like a call
 * that was called off when the signal says so first.
 */
export function loginSettled(scope: Scope, signal: AbortSignal | undefined): Promise<void> {
  if (!scope.getState($isAsked)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const calledOff = (): void => {
      stop();
      reject(new ApiError(0, [], { cause: signal?.reason }));
    };
    const stop = createWatch({
      unit: loginAgainSettled,
      scope,
      fn() {
        stop();
        signal?.removeEventListener('abort', calledOff);
        resolve();
      },
    });
    if (signal?.aborted) calledOff();
    else signal?.addEventListener('abort', calledOff, { once: true });
  });
}
