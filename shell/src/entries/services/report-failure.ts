import type { PortalBus, RemoteName } from '@ecocircle/shared-contracts';

/** Tells whoever listens on the bus that a remote, or a build of it, failed. */
export const reportFailure =
  (events: PortalBus) =>
  (remote: RemoteName, version: string, error: unknown): void =>
    events.emit('remote-failed', { remote, version, cause: String(error) });
