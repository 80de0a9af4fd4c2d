import { type Scope, scopeBind } from 'effector';
import '../../platform/live/model.ts';
import { loadDialog } from '../../features/login-again/index.ts';
import '../../platform/session/expiry.ts';
import '../../platform/session/fresh-account.ts';
import { portalOpened, type SessionPortal } from '../../platform/session/portal.ts';
import { announceSession } from '../../platform/session/session-events.ts';
import { watchWaking } from '../../platform/session/watch-waking.ts';

/** Keeps the session of who is signed in: ends it in time, asks to log in again, hears of news, and tells the bus. */
export function keepSession(scope: Scope, portal: SessionPortal): void {
  scopeBind(portalOpened, { scope })(portal);
  announceSession(scope, portal.events);
  watchWaking(scope);
  // Ahead, for a session that ends without a connection; where it fails, it is tried again when it is needed.
  loadDialog().catch(() => {});
}
