import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { RegistrationDialog } from '../pages/registration-dialog.ts';
import { publishOtherShell } from '../set-up/other-shell.ts';
import { PATIENT_EDGE } from '../set-up/patience.ts';
import { releaseIn, releaseStore } from '../set-up/release-tool.ts';
import { type Server, startEdge } from '../set-up/servers.ts';

let folder: string;
let store: string;
let edges: readonly Server[];

/** Two edges of one store, in front of the running portal, each with a disk of its own. */
test.beforeEach(async ({ baseURL }) => {
  folder = await mkdtemp(join(tmpdir(), 'ecocircle-shell-release-'));
  store = join(folder, 'releases');
  await cp(releaseStore(), store, { recursive: true });
  await rm(join(store, 'edges'), { recursive: true, force: true });
  const start = (name: string): Promise<Server> =>
    startEdge({
      ...PATIENT_EDGE,
      LOG_LEVEL: 'warn',
      API_URL: baseURL as string,
      DATA_DIR: join(folder, name),
      RELEASE_STORE: store,
    });
  edges = await Promise.all(['one', 'other'].map(start));
});

test.afterEach(async ({ context }) => {
  // What a page asks for later, like the watch for newer builds after a minute, would meet edges that have ended.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(context.pages().map((tab) => tab.goto('about:blank')));
  await Promise.all(edges.map((edge) => edge.stop()));
  await rm(folder, { recursive: true, force: true });
});

const shellsServed = (): Promise<string[]> =>
  Promise.all(
    edges.map(async ({ url }) => (await (await fetch(`${url}/builds/latest.json`)).json()).id as string),
  );

test('a tab of the shell before goes on after another one is live, whichever edge answers @O-02 @O-03 @X-18', async ({
  page,
  frame,
  context,
}) => {
  test.setTimeout(180_000);
  const [one, other] = edges as [Server, Server];
  const pids = edges.map(({ pid }) => pid);
  const scriptsOf = (tab: Page): Promise<string[]> =>
    tab.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/assets\/.*\.js$/.test(path)),
    );
  // As by a balancer: what a page of one edge asks for is answered by the other.
  await context.route(`${one.url}/assets/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: other.url + pathname }) });
  });
  await page.goto(`${one.url}/en-us`);
  await frame.expectHydrated();
  const ofBefore = await scriptsOf(page);

  const { before, next } = await publishOtherShell(store);
  expect(await shellsServed()).toEqual([before, before]);
  const said = await releaseIn(store, 'promote', `shell@${next}`, '--message', 'a test of the shell');
  expect(said).toContain('2 of 2 edges have taken it up.');
  expect(await shellsServed()).toEqual([next, next]);
  expect(edges.map(({ pid }) => pid)).toEqual(pids);

  const registration = new RegistrationDialog(page);
  await frame.followVisitorLink('Sign up');
  await registration.chooseRoles('Participant');
  await registration.field('Email').fill('ada@example.org');
  expect((await scriptsOf(page)).length).toBeGreaterThan(ofBefore.length);

  const later = await context.newPage();
  const laterFrame = new PortalFrame(later);
  await later.goto(`${one.url}/en-us`);
  await laterFrame.expectHydrated();
  const ofNext = await scriptsOf(later);
  expect(ofNext.some((file) => ofBefore.includes(file))).toBe(false);
  await laterFrame.map.click();
  await expect(later).toHaveURL(/recycling-points/);
  await expect(laterFrame.failure).toBeHidden();

  expect(await releaseIn(store, 'rollback', 'shell')).toContain('2 of 2 edges have taken it up.');
  expect(await shellsServed()).toEqual([before, before]);
  for (const file of [...ofBefore, ...ofNext])
    for (const { url } of edges) expect([file, (await fetch(url + file)).status]).toEqual([file, 200]);
  await later.goto(`${other.url}/en-us`);
  await laterFrame.expectHydrated();
  expect(await scriptsOf(later)).toEqual(expect.arrayContaining(ofBefore));
  await expect(registration.field('Email')).toHaveValue('ada@example.org');
});

test('a shell that makes no page is refused, and not taken up where it is forced: pages stay, a rollback ends it @O-05 @X-18', async () => {
  const { before, next } = await publishOtherShell(store, (build) =>
    writeFile(
      join(build, 'server', 'render.mjs'),
      `export const renderPage = () => { throw new Error('no page'); };
export const [renderErrorPage, findRouteOwner, formChunkFor, isAccountPage] = Array(4).fill(renderPage);`,
    ),
  );
  const promotion = ['promote', `shell@${next}`, '--wait', '2'] as const;
  await expect(releaseIn(store, ...promotion)).rejects.toThrow('refused by the gate “pages”');
  const said = await releaseIn(store, ...promotion, '--force', '--message', 'a test of a broken shell');
  expect(said).toContain('0 of 2 edges have taken it up.');
  expect(said).toContain(`shell ${before}`);
  for (const { url, logged } of edges) {
    expect((await fetch(`${url}/en-us`)).status).toBe(200);
    expect((await fetch(`${url}/en-us/profile/login`)).status).toBe(200);
    expect(logged()).toContain('no page');
  }
  expect(await shellsServed()).toEqual([before, before]);
  expect(await releaseIn(store, 'rollback', 'shell')).toContain('2 of 2 edges have taken it up.');
});

test('an error of a browser is logged by its lines in the sources, and no map of them is given away @O-09 @X-18', async ({
  page,
  mapPage,
}) => {
  const [{ url, logged }] = edges as [Server, Server];
  await page.goto(`${url}/en-us/recycling-points`);
  await mapPage.expectTakenOver();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/(shell|route-).*\.js$/.test(name)),
  );
  expect(scripts).toEqual(
    expect.arrayContaining([expect.stringMatching(/shell\./), expect.stringMatching(/mf-points-map/)]),
  );
  const detail = ['TypeError: a test', ...scripts.map((name) => `    at a (${name}:1:9000)`)].join('\n');
  const told = { kind: 'error', part: 'shell', version: 'x', route: null, count: 1, detail };
  const answer = await page.request.post(`${url}/beacons`, {
    data: { shell: 'x', edition: 'int', told: [told] },
  });
  expect(answer.status()).toBe(204);
  await expect.poll(logged).toContain('a browser tells of a page');
  const [line = ''] = logged()
    .split('\n')
    .filter((one) => one.includes('TypeError: a test'));
  expect(JSON.parse(line).detail.split('\n').slice(1)).toEqual(
    scripts.map(() => expect.stringMatching(/^ {4}at a \([\w@./-]+\.[jt]sx?:\d+:\d+\)$/)),
  );
  for (const name of scripts) {
    const map = name.replace('/assets/', '/maps/assets/');
    for (const address of [`${map}.map`, `${name}.map`])
      expect([address, (await fetch(address)).status]).toEqual([address, 404]);
  }
});
