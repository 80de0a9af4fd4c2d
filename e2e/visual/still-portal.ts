import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { askAt } from '../http/portal-url.ts';
import { BROWSER } from '../set-up/browser.ts';
import { keepSessions } from '../set-up/keep-sessions.ts';
import { ONE_ADDRESS, PATIENT_EDGE } from '../set-up/patience.ts';
import { freePort } from '../set-up/product.ts';
import { releaseStore } from '../set-up/release-tool.ts';
import { startApi, startEdge } from '../set-up/servers.ts';
import { findRecords, type Records } from './records.ts';
import { MOMENT, STOPPED } from './stopped-clock.ts';

/** A portal whose clock stands, with the same data at every start. */
export interface StillPortal {
  /** Where it listens. */
  readonly url: string;
  readonly records: Records;
  /** The folder of the logins. */
  readonly sessions: string;
}

/** Enough for clusters, filters and lists that go on. */
const POINTS = 400;

/** The address that pages are opened by, the same at every start. */
export const ADDRESS = 'http://localhost';

/**
 * The browser of the pictures: it draws letters alike on every machine, and finds the portal at an address that no
 * picture tells apart from that of another start.
 */
export const browserFor = ({ url }: Pick<StillPortal, 'url'>): LaunchOptions => ({
  ...BROWSER,
  args: [
    ...(BROWSER.args ?? []),
    `--host-resolver-rules=MAP localhost 127.0.0.1:${new URL(url).port}`,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
});

interface StillServers {
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts servers whose clock stands, of the builds of the release store. */
export async function startStillServers(): Promise<StillServers> {
  const folder = await mkdtemp(join(tmpdir(), 'ecocircle-still-portal-'));
  const settings = { ...STOPPED, NODE_ENV: 'test', DATABASE_URL: '' };
  const api = await startApi(folder, POINTS, { ...ONE_ADDRESS, ...settings });
  const PORT = String(await freePort());
  const edge = { ...PATIENT_EDGE, ...STOPPED, NODE_ENV: 'test', PORT, API_URL: api.url, DATA_DIR: folder };
  const { url, stop } = await startEdge({ ...edge, RELEASE_STORE: releaseStore() });
  return {
    url,
    folder,
    async stop() {
      await stop();
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a portal that stands still, which this process asks from then on. */
export async function startStillPortal(): Promise<StillPortal & { stop(): Promise<void> }> {
  const { url, folder, stop } = await startStillServers();
  try {
    askAt(url);
    await keepSessions({
      baseURL: ADDRESS,
      browser: browserFor({ url }),
      folder,
      prepare: (context) => context.clock.setFixedTime(MOMENT),
    });
    return { url, records: await findRecords(), sessions: folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
