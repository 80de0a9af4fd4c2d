import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHolder } from './holder.ts';
import { startMailServer, type TakenMail } from './mail-server.ts';
import { ONE_ADDRESS, PATIENT_EDGE } from './patience.ts';
import { freePort } from './product.ts';
import { releaseStore } from './release-tool.ts';
import { type Server, startApi, startEdge } from './servers.ts';

/** The databases that the portal runs on. */
export const DATABASES = ['SQLite', 'PostgreSQL'] as const;

export type DatabaseName = (typeof DATABASES)[number];

/** A portal for one test alone, whose clock can be moved. It serves the builds of the running portal. */
export interface OwnPortal {
  readonly url: string;
  /** The mails that its mail server was given, the oldest first. */
  readonly mails: readonly TakenMail[];
  /** Restarts the API so many milliseconds ahead of the machine's time. */
  moveClock(aheadMs: number): Promise<void>;
  stop(): Promise<void>;
}

const POINTS = 40;

/** What has to be stopped, the last one first. */
class Started {
  readonly #stops: (() => Promise<unknown>)[] = [];

  add<Part extends { stop(): Promise<unknown> }>(part: Part): Part {
    this.#stops.unshift(() => part.stop());
    return part;
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0)) await stop();
  }
}

async function startDatabase(database: DatabaseName, started: Started): Promise<Record<string, string>> {
  if (database === 'SQLite') return { DATABASE_URL: '' };
  const { url } = started.add(
    await startHolder('bin/postgres-holder.ts', join(import.meta.dirname, '../..')),
  );
  return { DATABASE_URL: url, DEMO_DATA: '1' };
}

async function startParts(
  database: DatabaseName,
  aheadMs: number,
  started: Started,
): Promise<Omit<OwnPortal, 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'ecocircle-own-portal-'));
  started.add({ stop: () => rm(folder, { recursive: true, force: true }) });
  const mailServer = started.add(await startMailServer());
  const PORT = String(await freePort());
  const settings = {
    ...(await startDatabase(database, started)),
    ...ONE_ADDRESS,
    NODE_ENV: 'test',
    API_PORT: String(await freePort()),
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'portal@eco.example',
    OPERATOR_EMAIL: 'desk@eco.example',
    PUBLIC_ORIGIN: `http://localhost:${PORT}`,
  };
  const startAhead = (ms: number): Promise<Server> => {
    const now = ms !== 0 && { PORTAL_NOW: new Date(Date.now() + ms).toISOString() };
    return startApi(folder, POINTS, { ...settings, ...now });
  };
  let api = await startAhead(aheadMs);
  started.add({ stop: () => api.stop() });
  const edge = { ...PATIENT_EDGE, NODE_ENV: 'test', PORT, API_URL: api.url, DATA_DIR: folder };
  const { url } = started.add(await startEdge({ ...edge, RELEASE_STORE: releaseStore() }));
  return {
    url,
    mails: mailServer.taken,
    async moveClock(ms) {
      await api.stop();
      api = await startAhead(ms);
    },
  };
}

/** Starts a portal of its own on a database, with demo data and a mail server, its clock so many milliseconds ahead. */
export async function startOwnPortal(database: DatabaseName, aheadMs: number): Promise<OwnPortal> {
  const started = new Started();
  const stop = (): Promise<void> => started.stop();
  try {
    return { ...(await startParts(database, aheadMs, started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
