import type { FastifyInstance } from 'fastify';
import { type DataName, readDataVersions } from '../database/data-version.ts';
import type { Database } from '../database/database.ts';

type Current = (name: DataName) => string;

/** The state of the data for cached answers, at most one interval old. */
export interface DataVersions {
  readonly current: Current;
  /** Reads the versions now instead of at the next interval. */
  refresh(): Promise<void>;
  /** Calls the listener now, and whenever the versions were read. */
  onRead(listener: (current: Current) => void): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    dataVersions: DataVersions;
  }
}

/** Polls the data versions in the database, since any process may change them. */
export async function registerDataVersions(
  app: FastifyInstance,
  db: Database,
  intervalMs: number,
): Promise<void> {
  let versions = await readDataVersions(db);
  const listeners: ((current: Current) => void)[] = [];
  const current: Current = (name) => versions[name];
  const refresh = async () => {
    versions = await readDataVersions(db);
    for (const listener of listeners) listener(current);
  };
  const timer = setInterval(() => {
    refresh().catch((error) => app.log.warn({ err: error }, 'data versions cannot be read'));
  }, intervalMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  const onRead: DataVersions['onRead'] = (listener) => {
    listeners.push(listener);
    listener(current);
  };
  app.decorate('dataVersions', { current, refresh, onRead });
}
