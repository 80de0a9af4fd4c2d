import type { PortalBus } from '@ecocircle/shared-contracts';
import { type Scope, scopeBind } from 'effector';
import './expiry.ts';
import { portalOpened, type SessionPortal } from './portal.ts';
import { announceSession } from './session-events.ts';
import { watchWaking } from './watch-waking.ts';

/** Keeps the session of who is signed in: ends it in time, asks to log in again, and tells the bus. */
export function keepSession(scope: Scope, portal: SessionPortal, events: PortalBus): void {
  scopeBind(portalOpened, { scope })(portal);
  announceSession(scope, events);
  watchWaking(scope);
}
