import { type ApiCall, type ApiService, CallCancelledError, isApiError } from '@ecocircle/shared-contracts';
import { type Scope, scopeBind } from 'effector';
import type { StoredAuth } from '../session/auth-storage.ts';
import { callRefused } from '../session/login-again.ts';
import { $auth, $heldUser, $request } from '../session/model.ts';
import type { KeepSession } from '../session/start-session.ts';
import { loginSettled } from '../session/wait-for-login.ts';

const REFUSALS: readonly number[] = [401, 403];

/** The session to go on with, once nobody is asked to log in; it must be that of the same person. */
async function sessionOf(scope: Scope, person: string, signal: ApiCall['signal']): Promise<StoredAuth> {
  await loginSettled(scope, signal);
  const auth = scope.getState($auth);
  if (auth?.user.id !== person) throw new CallCancelledError();
  return auth;
}

/**
 * Calls as the signed-in person. One that is refused with 401 or 403 ends the session and asks to log in again; after
 * that it is repeated once with the new token. A call made meanwhile waits, too. Whoever logs in as somebody else
 * sends none of what the other one wanted.
 */
export function authenticatedCalls(scope: Scope, keep: KeepSession): ApiService['authenticated'] {
  const refused = scopeBind(callRefused, { scope });
  const send = (call: ApiCall, { token }: StoredAuth) => scope.getState($request)(call, token);
  return async (call) => {
    const current = scope.getState($auth);
    const person = current?.user ?? scope.getState($heldUser);
    if (!person) throw new CallCancelledError();
    if (!current) return send(call, await sessionOf(scope, person.id, call.signal));
    try {
      return await send(call, current);
    } catch (error) {
      if (!isApiError(error) || !REFUSALS.includes(error.status)) throw error;
      // Without what keeps the session nobody can be asked: the call failed.
      await keep().catch(() => Promise.reject(error));
      refused({ token: current.token, status: error.status });
      return send(call, await sessionOf(scope, person.id, call.signal));
    }
  };
}
