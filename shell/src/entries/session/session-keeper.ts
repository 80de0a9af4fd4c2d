import type { Scope } from 'effector';
import type { SessionPortal } from '../../platform/session/portal.ts';
import type { KeepSession } from '../../platform/session/start-session.ts';

/** What keeps the session is loaded late: only who is signed in needs it. */
export function sessionKeeper(scope: Scope, portal: SessionPortal): KeepSession {
  let kept: Promise<void> | null = null;
  const keep = async (): Promise<void> => {
    const { keepSession } = await import(/* webpackChunkName: "session" */ './keep-session.ts');
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
