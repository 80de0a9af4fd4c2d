import type { WebSocket } from 'ws';
import type { TokenClaims } from '../../sessions/access-token.ts';

/** A socket whose page has shown a token. */
export interface OpenSocket {
  readonly socket: WebSocket;
  readonly claims: TokenClaims;
}

/** The sockets of this instance, by account. */
export interface OpenSockets {
  readonly count: number;
  /** False where the account has reached its limit. */
  add(open: OpenSocket): boolean;
  remove(open: OpenSocket): void;
  ofAccount(accountId: number): Iterable<OpenSocket>;
  all(): OpenSocket[];
}

/**
 * Keeps the open sockets.
 *
 * @param perAccount - as many pages as one account may have open here
 */
export function createOpenSockets(perAccount: number): OpenSockets {
  const accounts = new Map<number, Set<OpenSocket>>();
  let count = 0;
  const ofAccount = (accountId: number) => accounts.get(accountId) ?? new Set<OpenSocket>();
  return {
    get count() {
      return count;
    },
    add(open) {
      const { accountId } = open.claims;
      const own = ofAccount(accountId);
      if (own.size >= perAccount) return false;
      accounts.set(accountId, own.add(open));
      count += 1;
      return true;
    },
    remove(open) {
      const { accountId } = open.claims;
      const own = ofAccount(accountId);
      if (!own.delete(open)) return;
      count -= 1;
      if (own.size === 0) accounts.delete(accountId);
    },
    ofAccount,
    all: () => [...accounts.values()].flatMap((own) => [...own]),
  };
}
