import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { ACCOUNTS, type Account, PASSWORD, sessionFile } from './accounts.ts';
import { BROWSER } from './browser.ts';
import { startOpenIdProvider } from './openid-provider.ts';
import { ONE_ADDRESS, PATIENT_EDGE } from './patience.ts';
import { freePort, type Product, startProduct } from './product.ts';

async function keepSessions(baseURL: string): Promise<void> {
  const browser = await chromium.launch(BROWSER);
  for (const account of Object.keys(ACCOUNTS) as Account[]) {
    const context = await browser.newContext({ baseURL, locale: 'en-US' });
    const page = await context.newPage();
    const login = new LoginPage(page);
    await login.open();
    await login.signIn(ACCOUNTS[account], PASSWORD);
    // Longer than a test waits: the portal has just started.
    await page.waitForURL(/\/profile\/?$/);
    await login.expectSignedIn();
    await context.storageState({ path: sessionFile(account) });
  }
  await browser.close();
}

async function startForTests(folder: string): Promise<Pick<Product, 'stop'>> {
  const PORT = String(await freePort());
  const provider = await startOpenIdProvider(`http://localhost:${PORT}`);
  const env = { DATA_DIR: join(folder, 'data'), RELEASE_STORE: join(folder, 'releases') };
  const product = await startProduct({
    ...ONE_ADDRESS,
    ...PATIENT_EDGE,
    ...provider.env,
    ...env,
    VITALS_PERCENT: '100',
    PORT,
  });
  Object.assign(process.env, env, { BASE_URL: product.url, E2E_LAUNCHER: String(product.pid) });
  const stop = async (): Promise<void> => {
    await product.stop();
    await provider.stop();
  };
  return { stop };
}

/**
 * Starts the portal once for all suites, in a data folder of its own, and keeps the logins that they use. With
 * `BASE_URL` set, a portal that runs is used instead; `RELEASE_STORE` then names its store.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ecocircle-e2e-'));
  const product = process.env.BASE_URL ? null : await startForTests(folder);
  const tearDown = async (): Promise<void> => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  process.env.E2E_SESSIONS = folder;
  try {
    await keepSessions(process.env.BASE_URL ?? '');
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
