import { networkOf } from '../accounts/network-of.ts';

/** How many sockets may wait for their token at once. */
export interface WaitingLimits {
  /** Of one address. A person who restores a browser has as many pages as an account may open. */
  readonly ofAddress: number;
  readonly inAll: number;
}

export const WAITING_LIMITS: WaitingLimits = { ofAddress: 40, inAll: 1000 };

/** Counts the sockets that have not shown a token yet. */
export interface WaitingRoom {
  /** Null where there is no room; else what is called, once or more, when the socket waits no longer. */
  enter(address: string): (() => void) | null;
}

export function createWaitingRoom({ ofAddress, inAll }: WaitingLimits): WaitingRoom {
  const networks = new Map<string, number>();
  let count = 0;
  const change = (network: string, by: 1 | -1): void => {
    const next = (networks.get(network) ?? 0) + by;
    if (next > 0) networks.set(network, next);
    else networks.delete(network);
    count += by;
  };
  return {
    enter(address) {
      const network = networkOf(address);
      if (count >= inAll || (networks.get(network) ?? 0) >= ofAddress) return null;
      change(network, 1);
      let isIn = true;
      return () => {
        if (isIn) change(network, -1);
        isIn = false;
      };
    },
  };
}
