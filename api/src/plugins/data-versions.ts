import type { FastifyInstance } from 'fastify';
import { type DataName, readDataVersions } from '../database/data-version.ts';
import type { Database } from '../database/database.ts';

/** The state of the data for cached answers, at most one interval old. */
export interface DataVersions {
  current(name: DataName): string;
  /** Reads the versions now instead of at the next interval. */
  refresh(): Promise<void>;
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
