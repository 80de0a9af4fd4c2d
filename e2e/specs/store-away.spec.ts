import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { PATIENT_EDGE } from '../set-up/patience.ts';
import { freePort } from '../set-up/product.ts';
import { activeVersion, freshVersion, releaseIn, releaseStore } from '../set-up/release-tool.ts';
import { type Server, startEdge } from '../set-up/servers.ts';

const MAP = '/en-us/recycling-points';

let folder: string;
let store: string;
let away: string;
let PORT: string;
let edge: Server;

/** An edge with a store of its own, in front of the running portal. */
const start = (portal: string): Promise<Server> =>
  startEdge({ ...PATIENT_EDGE, PORT, API_URL: portal, DATA_DIR: folder, RELEASE_STORE: store });

async function ready(): Promise<{ revision: number; store: { isAway: boolean } }> {
  const response = await fetch(`${edge.url}/readyz`);
  expect(response.status).toBe(200);
  return response.json();
}

test.beforeEach(async ({ baseURL }) => {
  folder = await mkdtemp(join(tmpdir(), 'ecocircle-store-away-'));
  store = join(folder, 'releases');
  away = join(folder, 'unplugged');
  PORT = String(await freePort());
  await cp(releaseStore(), store, { recursive: true });
  edge = await start(baseURL as string);
});

test.afterEach(async () => {
  await edge.stop();
  await rm(folder, { recursive: true, force: true });
});

test('an edge serves and starts while the release store is away, and catches up when it is back @O-02 @O-05', async ({
  page,
  baseURL,
  mapPage,
}) => {
  test.setTimeout(180_000);
  const { revision } = await ready();
  const before = await activeVersion('mf-points-map');
  /** Opens the map, and leaves it for an edge that ends. */
  const buildsOfMap = async (): Promise<string> => {
    await page.goto(edge.url + MAP, { waitUntil: 'networkidle' });
    await mapPage.expectTakenOver();
    await expect(mapPage.listTitle).toBeVisible();
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.goto('about:blank');
    return files.join('\n');
  };

  await rename(store, away);
  await expect.poll(async () => (await ready()).store.isAway).toBe(true);
  expect(await buildsOfMap()).toContain(`/mf/mf-points-map/${before}/`);
  await edge.stop();
  edge = await start(baseURL as string);
  expect((await ready()).store.isAway).toBe(true);
  expect(await buildsOfMap()).toContain(`/mf/mf-points-map/${before}/`);

  const next = freshVersion();
  await releaseIn(away, 'publish', 'mf-points-map', '--version', next);
  await releaseIn(away, 'promote', 'mf-points-map', next, '--message', 'while the store is away');
  await rename(away, store);
  await expect.poll(ready).toMatchObject({ revision: revision + 1, store: { isAway: false } });
  expect(await buildsOfMap()).toContain(`/mf/mf-points-map/${next}/`);
});
