import { writeLiveFrame } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { messagesSince } from './live-messages.ts';
import type { OpenSockets } from './open-sockets.ts';

/**
 * How long a message is looked for after it was left. Transactions end in another order than they number their rows,
 * and the clocks of two instances differ: what is younger than this is looked at again and sent once.
 */
const WINDOW_MS = 60_000;

/** Brings messages to the open pages of this instance. */
export interface LiveDelivery {
  /** Looks for new messages. Called while it looks already, it looks once more afterwards. */
  look(): Promise<void>;
}

/** Delivers what is left in the database from now on, whichever instance or program leaves it. */
export function createLiveDelivery(db: Database, sockets: OpenSockets): LiveDelivery {
  const startedAt = Date.now();
  let known = new Set<number>();
  let running: Promise<void> | null = null;
  let again = false;

  const deliver = async (): Promise<void> => {
    const since = new Date(Math.max(startedAt, Date.now() - WINDOW_MS));
    const messages = await messagesSince(db, since);
    for (const { id, accountId, message } of messages) {
      if (known.has(id)) continue;
      const frame = writeLiveFrame(message);
      for (const { socket } of sockets.ofAccount(accountId)) socket.send(frame);
    }
    known = new Set(messages.map(({ id }) => id));
  };
  const run = async (): Promise<void> => {
    do {
      again = false;
      await deliver();
    } while (again);
  };
  return {
    look() {
      again = true;
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
