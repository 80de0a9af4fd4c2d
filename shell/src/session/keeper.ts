import { type Scope, scopeBind } from 'effector';
import '../live/model.ts';
import { loadDialog } from '../login-again/load-dialog.ts';
import './expiry.ts';
import './fresh-account.ts';
import { portalOpened, type SessionPortal } from './portal.ts';
import { announceSession } from './session-events.ts';
import { watchWaking } from './watch-waking.ts';

/** Keeps the session of who is signed in: ends it in time, asks to log in again, hears of news, and tells the bus. */
export function keepSession(scope: Scope, portal: SessionPortal): void {
  scopeBind(portalOpened, { scope })(portal);
  announceSession(scope, portal.events);
  watchWaking(scope);
  // Ahead, for a session that ends without a connection; where it fails, it is tried again when it is needed.
  loadDialog().catch(() => {});
}
