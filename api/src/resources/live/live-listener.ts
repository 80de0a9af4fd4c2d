import type pg from 'pg';
import type { DatabaseLocation } from '../../database/database.ts';
import { LIVE_CHANNEL } from './live-messages.ts';

const RECONNECT_AFTER_MS = 1000;

/** Stops listening. */
export type StopListening = () => Promise<void>;

/** Polls at intervals: the embedded database sends no notifications. */
function askRegularly(look: () => void, intervalMs: number): StopListening {
  const timer = setInterval(look, intervalMs);
  timer.unref();
  return async () => clearInterval(timer);
}

/** Listens to PostgreSQL, on a connection of its own that is opened again when it breaks. */
function listenToPostgres(url: string, look: () => void, onBreak: (error: Error) => void): StopListening {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connectAgain = (error: Error): void => {
    if (isStopped) return;
    onBreak(error);
    clearTimeout(retry);
    retry = setTimeout(connect, RECONNECT_AFTER_MS);
    retry.unref();
  };
  const connect = async (): Promise<void> => {
    const { default: driver } = await import('pg');
    if (isStopped) return;
    const next = new driver.Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on('error', connectAgain);
    next.on('notification', look);
    try {
      await next.connect();
      await next.query(`listen ${LIVE_CHANNEL}`);
      // Reads what was written while there was no connection.
      look();
    } catch (error) {
      connectAgain(error as Error);
    }
  };
  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}

/**
 * Calls `look` whenever there may be new messages: at once on PostgreSQL, within `intervalMs` elsewhere. On PostgreSQL
 * the interval covers notifications that were lost.
 */
export function listenForMessages(
  location: DatabaseLocation,
  look: () => void,
  intervalMs: number,
  onBreak: (error: Error) => void,
): StopListening {
  const stopAsking = askRegularly(look, location.kind === 'postgres' ? intervalMs * 20 : intervalMs);
  if (location.kind !== 'postgres') return stopAsking;
  const stopHearing = listenToPostgres(location.url, look, onBreak);
  return async () => {
    await stopAsking();
    await stopHearing();
  };
}
