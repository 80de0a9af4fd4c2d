import type { ApiCall, Session, SessionService } from '@ecocircle/shared-contracts';

/** A session that a test can change. */
export function aSession(first: Session) {
  const listeners = new Set<(session: Session) => void>();
  let current = first;
  /** The calls that renewed the session, and how often the person was loaded anew. */
  const renewals: ApiCall[] = [];
  let reloads = 0;
  const change = (session: Session): void => {
    current = session;
    for (const listener of listeners) listener(session);
  };
  const service: SessionService = {
    get: () => current,
    hasRole: () => false,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload: async () => {
      reloads += 1;
    },
    renewBy: async (call) => void renewals.push(call),
    leave: () => change({ status: 'anonymous' }),
  };
  return {
    ...service,
    change,
    renewals,
    reloads: () => reloads,
    listeners,
  };
}
