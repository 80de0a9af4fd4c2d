import type { PortalBus } from '@ecocircle/shared-contracts';
import { createWatch, type Scope } from 'effector';
import { $roles, $session } from './model.ts';

const $standing = $session.map((session) =>
  session.status === 'authenticated' ? `${session.user.id} ${session.user.roles.join()}` : '',
);

/** Tells the bus when somebody else, or nobody, is signed in, or when their roles change. */
export function announceSession(scope: Scope, events: PortalBus): void {
  // Asked for first: what is derived later than its scope would change with the first move.
  scope.getState($standing);
  createWatch({
    unit: $standing,
    scope,
    fn: (standing) =>
      events.emit('session-changed', { authenticated: standing !== '', roles: [...scope.getState($roles)] }),
  });
}
