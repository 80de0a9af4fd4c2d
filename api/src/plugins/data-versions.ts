import type { FastifyInstance } from 'fastify';
import { type DataName, readDataVersions } from '../database/data-version.ts';
import type { Database } from '../database/database.ts';

/** What every cached answer asks: the state of the data, noticed at most one interval late. */
export interface DataVersions {
  current(name: DataName): string;
  /** Looks now instead of at the next interval. */
  refresh(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    dataVersions: DataVersions;
  }
}

/** Follows the data versions in the database, whichever process changes them. */
export async function registerDataVersions(
  app: FastifyInstance,
  db: Database,
  intervalMs: number,
): Promise<void> {
  let versions = await readDataVersions(db);
  const refresh = async () => {
    versions = await readDataVersions(db);
  };
  const timer = setInterval(() => {
    refresh().catch((error) => app.log.warn({ err: error }, 'data versions cannot be read'));
  }, intervalMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.decorate('dataVersions', { current: (name) => versions[name], refresh });
}
