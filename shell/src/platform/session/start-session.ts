import { createWatch, type Scope, scopeBind } from 'effector';
import { STORAGE_KEY } from './auth-storage.ts';
import { $session, sessionStarted, storeMoved } from './model.ts';
import type { SessionPortal } from './portal.ts';

/** Loads what keeps the session, once. Rejects when it cannot be loaded; the next call tries again. */
export type KeepSession = () => Promise<void>;

export function sessionKeeper(scope: Scope, portal: SessionPortal): KeepSession {
  let kept: Promise<void> | null = null;
  const keep = async (): Promise<void> => {
    const { keepSession } = await import(/* webpackChunkName: "session" */ '../../entries/session-keeper.ts');
    keepSession(scope, portal);
  };
  return () => {
    kept ??= keep().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}

/** Restores the session, follows the other tabs, and has it kept as soon as somebody is signed in. */
export function startSession(scope: Scope, keep: KeepSession): void {
  const moved = scopeBind(storeMoved, { scope });
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) moved();
  });
  const keepIfSignedIn = (): void => {
    // What fails here is tried again by the first call that needs it.
    if (scope.getState($session).status === 'authenticated') keep().catch(() => {});
  };
  createWatch({ unit: $session, scope, fn: keepIfSignedIn });
  scopeBind(sessionStarted, { scope })();
}
