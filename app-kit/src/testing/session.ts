import type { Session, SessionService } from '@ecocircle/shared-contracts';

/** A session that a test can change. */
export function aSession(first: Session) {
  const listeners = new Set<(session: Session) => void>();
  let current = first;
  const service: SessionService = {
    get: () => current,
    hasRole: () => false,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    ...service,
    change(session: Session): void {
      current = session;
      for (const listener of listeners) listener(session);
    },
    listeners,
  };
}
