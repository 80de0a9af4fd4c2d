import type { Emitter } from 'mitt';
import type { PointStatus } from '../domain/point-status.ts';
import type { RemoteName } from './remote-descriptor.ts';
import type { ClientRole } from './route-metadata.ts';

/** The typed events of the portal's bus. Payloads are plain data; they change only by addition. */
export type PortalEvents = {
  /** Somebody signed in, signed out, or the session ended. */
  'session-changed': { authenticated: boolean; roles: ClientRole[] };
  /** The live socket told a new balance, in the account's units. */
  'balance-changed': { balance: number };
  /** A recycling point was created, saved, given another status, or deleted (`status` is null). */
  'point-changed': { id: string; status: PointStatus | null };
  /** A remote could not be loaded or threw; `isHandled`: it tells so itself, and its page goes on. */
  'remote-failed': { remote: RemoteName; version: string; cause: string; isHandled?: boolean };
};

/** The bus that the shell creates and hands to every remote. */
export type PortalBus = Emitter<PortalEvents>;
