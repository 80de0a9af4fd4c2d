import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { BROWSER } from './browser.ts';
import { keepSessions } from './keep-sessions.ts';
import { startPortalForTests } from './portal-for-tests.ts';
import { releaseStore } from './release-tool.ts';

/** A portal that runs elsewhere may keep its store there. */
async function keepStore(folder: string): Promise<void> {
  if (!existsSync(releaseStore())) return;
  const store = join(folder, 'store-before');
  await cp(releaseStore(), store, { recursive: true });
  process.env.E2E_STORE_BEFORE = store;
}

/** Starts the portal once for all suites, and keeps its releases and the logins that they use. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { folder, stop } = await startPortalForTests();
  process.env.E2E_SESSIONS = folder;
  try {
    await keepStore(folder);
    await keepSessions({ baseURL: process.env.BASE_URL ?? '', browser: BROWSER, folder });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
