import { createWatch, type Scope, scopeBind } from 'effector';
import { isCookieAwaited, STORAGE_KEY } from './auth-storage.ts';
import { $session, sessionStarted, storeMoved } from './model.ts';

/** Loads what keeps the session, once. Rejects when it cannot be loaded; the next call tries again. */
export type KeepSession = () => Promise<void>;

/** How long another tab's cookie is waited for: looks, and milliseconds between them. */
const COOKIE_LOOKS = 20;
const COOKIE_INTERVAL = 50;

function onceCookieIsThere(run: () => void, looks = COOKIE_LOOKS): void {
  if (looks === 0 || !isCookieAwaited()) run();
  else setTimeout(() => onceCookieIsThere(run, looks - 1), COOKIE_INTERVAL);
}

/** Restores the session, follows the other tabs, and has it kept as soon as somebody is signed in. */
export function startSession(scope: Scope, keep: KeepSession): void {
  const moved = scopeBind(storeMoved, { scope });
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) onceCookieIsThere(moved);
  });
  const keepIfSignedIn = (): void => {
    // What fails here is tried again by the first call that needs it.
    if (scope.getState($session).status === 'authenticated') keep().catch(() => {});
  };
  createWatch({ unit: $session, scope, fn: keepIfSignedIn });
  scopeBind(sessionStarted, { scope })();
}
