import { writeLiveFrame } from '@ecocircle/shared-contracts';
import { machineTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { messagesSince } from './live-messages.ts';
import type { OpenSockets } from './open-sockets.ts';

/**
 * How long a message is searched for after it was written. Transactions end in another order than they number their
 * rows, and the clocks of two instances differ: messages younger than this are read again and sent once.
 */
const WINDOW_MS = 60_000;

/** Sends messages to the open pages of this instance. */
export interface LiveDelivery {
  /** Reads new messages. A call during a reading causes one more reading afterwards. */
  look(): Promise<void>;
}

/** Delivers the messages that are written to the database from now on, by any instance or program. */
export function createLiveDelivery(db: Database, sockets: OpenSockets): LiveDelivery {
  const startedAt = machineTime().valueOf();
  let known = new Set<number>();
  let running: Promise<void> | null = null;
  let again = false;

  const deliver = async (): Promise<void> => {
    const since = new Date(Math.max(startedAt, machineTime().valueOf() - WINDOW_MS));
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
