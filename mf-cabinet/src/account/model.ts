import type { ClientRole, ClientUser, Session } from '@ecocircle/shared-contracts';
import { createEvent, createStore } from 'effector';

/** The signed-in person of a session, if there is one. */
const userOf = (session: Session): ClientUser | null =>
  session.status === 'authenticated' ? session.user : null;

export const sessionChanged = createEvent<Session>();
export const balanceChanged = createEvent<{ balance: number }>();

export const $user = createStore<ClientUser | null>(null, { serialize: 'ignore' })
  .on(sessionChanged, (_, session) => userOf(session))
  .on(balanceChanged, (user, { balance }) => user && { ...user, balance });

/** Changes when another account signs in, and only then. */
export const $userId = $user.map((user) => user?.id ?? '');

export const $roles = $user.map((user): readonly ClientRole[] => user?.roles ?? []);
