import type { ClientRole, ClientUser, Session } from '@ecocircle/shared-contracts';
import { createEvent, createStore } from 'effector';

export const sessionChanged = createEvent<Session>();
export const balanceChanged = createEvent<{ balance: number }>();

/** The signed-in person of the session, if there is one. */
export const $user = createStore<ClientUser | null>(null, { serialize: 'ignore' })
  .on(sessionChanged, (_, session) => (session.status === 'authenticated' ? session.user : null))
  .on(balanceChanged, (user, { balance }) => user && { ...user, balance });

/** Changes when another account signs in, and only then. */
export const $userId = $user.map((user) => user?.id ?? '');

export const $roles = $user.map((user): readonly ClientRole[] => user?.roles ?? []);
