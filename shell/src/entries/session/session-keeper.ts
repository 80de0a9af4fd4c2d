import type { Scope } from 'effector';
import { onceDone } from '../../platform/loading/once-done.ts';
import type { SessionPortal } from '../../platform/session/portal.ts';
import type { KeepSession } from '../../platform/session/start-session.ts';

/** What keeps the session is loaded late: only who is signed in needs it. */
export const sessionKeeper = (scope: Scope, portal: SessionPortal): KeepSession =>
  onceDone(async () => {
    const { keepSession } = await import(/* webpackChunkName: "session" */ './keep-session.ts');
    keepSession(scope, portal);
  });
