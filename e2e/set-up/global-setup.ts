import { BROWSER } from './browser.ts';
import { keepSessions } from './keep-sessions.ts';
import { startPortalForTests } from './portal-for-tests.ts';

/** Starts the portal once for all suites, and keeps the logins that they use. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { folder, stop } = await startPortalForTests();
  process.env.E2E_SESSIONS = folder;
  try {
    await keepSessions({ baseURL: process.env.BASE_URL ?? '', browser: BROWSER, folder });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
