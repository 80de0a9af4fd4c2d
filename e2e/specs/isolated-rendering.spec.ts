import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@ecocircle/shared-contracts/build';
import { expect, test } from '../fixtures.ts';
import { isAlive, processTree } from '../set-up/processes.ts';
import { activeVersion, freshVersion, releaseStore } from '../set-up/release-tool.ts';
import { type Server, startEdge } from '../set-up/servers.ts';

const REMOTE = 'mf-public';
const PAGE = '/en-us/charity-events';
/** Pages that the remote has no part in. */
const OTHERS = ['/healthz', '/readyz', '/en-us/profile/login', '/en-us/recycling-points'];
/** A busy machine may render slowly; what never ends takes longer still. */
const SLOW = { RENDER_LIMIT_MS: '6000' };

/** What a build does whenever a page of it is rendered, and what the log then says of it. */
const FAULTS = [
  { name: 'loops', fault: 'for (;;);', reason: 'late' },
  { name: 'never answers', fault: 'await new Promise(() => {});', reason: 'late' },
  { name: 'exits', fault: 'process.exit(0);', reason: 'ended' },
  {
    name: 'rejects where nobody waits',
    fault: "void Promise.reject(new Error('nobody waits')); await new Promise(() => {});",
    reason: 'ended',
  },
  {
    name: 'throws in a timer',
    fault: "setTimeout(() => { throw new Error('in a timer'); }); await new Promise(() => {});",
    reason: 'ended',
  },
  {
    name: 'fills its heap',
    fault: 'for (const all = []; ; ) all.push(new Array(1e6).fill(all));',
    reason: /late|ended/,
  },
  { name: 'throws', fault: "throw new Error('at every page');", reason: 'threw' },
];

const LEAK = '(globalThis.leaked ??= []).push(Buffer.alloc(50 * 2 ** 20, 1));';
const NEVER = 'await new Promise(() => {});';

let folder: string;
let store: string;
let good: string;
let edge: Server;
let asked = 0;

test.describe.configure({ timeout: 180_000 });

const start = (portal: string): Promise<Server> =>
  startEdge({ ...SLOW, API_URL: portal, DATA_DIR: folder, RELEASE_STORE: store });

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'ecocircle-isolated-'));
  store = join(folder, 'releases');
  await cp(releaseStore(), store, { recursive: true });
  good = await activeVersion(REMOTE);
  edge = await start(baseURL as string);
});

test.afterAll(async () => {
  await edge.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Puts the good build into the store under a new version, its Node module doing something when it is loaded, or when a
 * page of it is: the release tool would refuse what it can notice of that.
 */
async function publish(atLoad: string, atPage: string): Promise<string> {
  const version = freshVersion();
  const build = join(store, REMOTE, version);
  await cp(join(store, REMOTE, good), build, { recursive: true });
  const json = async (file: string) =>
    JSON.parse((await readFile(join(build, file), 'utf8')).replaceAll(good, version));
  const [descriptor, integrity] = await Promise.all([json('remote.json'), json('integrity.json')]);
  const write = async (file: string, text: string): Promise<void> => {
    integrity[file] = integrityOf(text);
    await writeFile(join(build, file), text);
  };
  const { server } = descriptor.assets;
  const goodFile = server.file.split('/').at(-1);
  server.file = 'server/faulty.mjs';
  await write(
    server.file,
    `import * as good from './${goodFile}';
    ${atLoad}
    const faulty = (route) => ({ ...route, lazy: async () => { ${atPage} return route.lazy(); } });
    export const createRemote = (services) => {
      const remote = good.createRemote(services);
      return { ...remote, routes: remote.routes.map(faulty) };
    };`,
  );
  await write('remote.json', JSON.stringify(descriptor));
  await writeFile(join(build, 'integrity.json'), JSON.stringify(integrity));
  return version;
}

async function revision(): Promise<number> {
  return (await (await fetch(`${edge.url}/readyz`)).json()).revision;
}

/** Makes versions the active and the last good one, and waits until the edge has followed. */
async function point(active: string, lastGood: string | null): Promise<void> {
  const file = join(store, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8'));
  registry.revision += 1;
  Object.assign(registry.remotes[REMOTE], { active, lastGood });
  await writeFile(`${file}.new`, JSON.stringify(registry));
  await rename(`${file}.new`, file);
  await expect.poll(revision, { timeout: 60_000 }).toBe(registry.revision);
}

async function release(atLoad: string, atPage: string): Promise<string> {
  const version = await publish(atLoad, atPage);
  await point(version, good);
  return version;
}

/** The page at an address that nobody has asked for before. */
async function openNew(): Promise<{ status: number; html: string; headers: Headers }> {
  asked += 1;
  const answer = await fetch(`${edge.url}${PAGE}?asked=${asked}`);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

const versionOf = (html: string): string | undefined =>
  new RegExp(`"${REMOTE}":{"version":"([^"]+)"`).exec(html)?.[1];
const isWhole = (html: string): boolean => /<h1[^>]*>[^<]+/.test(html) && html.includes('</footer>');

async function expectOthersToAnswer(): Promise<void> {
  const statuses = OTHERS.map(async (path) => {
    const answer = await fetch(`${edge.url}${path}${path.startsWith('/en') ? `?asked=${asked}` : ''}`);
    // An answer that nobody reads keeps its connection busy.
    await answer.arrayBuffer();
    return answer.status;
  });
  expect(await Promise.all(statuses)).toEqual(OTHERS.map(() => 200));
}

/** Lines of the log about failed pages of a version, by reason. */
const reasonsOf = (version: string): string[] =>
  edge
    .logged()
    .split('\n')
    .filter((line) => line.includes('"reason"'))
    .map((line) => JSON.parse(line))
    .filter((line) => line.version === version && line.remote === REMOTE && line.route)
    .map(({ reason }) => reason);

for (const { name, fault, reason } of FAULTS) {
  test(`a build that ${name} at every page leaves all pages whole, its own by the last good version @O-05`, async () => {
    const version = await release('', fault);
    const pages = Promise.all([openNew(), openNew(), openNew()]);
    await expectOthersToAnswer();
    for (const { status, html } of [...(await pages), await openNew()]) {
      expect([status, versionOf(html), isWhole(html)]).toEqual([200, good, true]);
    }
    expect(reasonsOf(version).join()).toMatch(reason);
    await point(good, null);
    expect(versionOf((await openNew()).html)).toBe(good);
  });
}

test('a build that never settles when it is loaded has no pages, and holds up nobody @O-05', async () => {
  const version = await release(NEVER, '');
  const page = openNew();
  await expectOthersToAnswer();
  const { status, html } = await page;
  expect([status, versionOf(html), isWhole(html)]).toEqual([200, good, true]);
  expect(reasonsOf(version)).toContain('resting');
  await point(good, null);
});

test('a build that keeps 50 MB of every page gives its pages, and is ended again and again @O-05', async () => {
  const version = await release('', LEAK);
  const seen = new Set<string | undefined>();
  await expect
    .poll(
      async () => {
        const { status, html } = await openNew();
        expect([status, isWhole(html)]).toEqual([200, true]);
        seen.add(versionOf(html));
        return edge.logged();
      },
      { timeout: 60_000 },
    )
    .toMatch(new RegExp(`held \\d+ MB.*"version":"${version}"`));
  expect(seen).toContain(version);
  await expectOthersToAnswer();
  await point(good, null);
});

test.describe('where the last good version fails, too', () => {
  test.use({ provoked: /503/ });

  test('a page is 503 with its frame, which the browser fills; all others answer @O-05', async ({
    page,
    frame,
  }) => {
    const active = await publish('', 'process.exit(1);');
    await point(active, await publish('', 'process.exit(2);'));
    const { status, html, headers } = await openNew();
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(html).toContain('</footer>');
    await expectOthersToAnswer();
    const answer = await page.goto(`${edge.url}${PAGE}`);
    expect(answer?.status()).toBe(503);
    await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await frame.expectToWork();
    await page.goto('about:blank');
    await point(good, null);
    expect((await openNew()).status).toBe(200);
  });
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`an edge that is ended by ${signal} leaves no process behind, not one that loops @O-05`, async ({
    baseURL,
  }) => {
    await release('', 'for (;;);');
    const started = processTree(edge.pid);
    expect(started.length).toBeGreaterThan(2);
    const page = openNew().catch(() => null);
    await expectOthersToAnswer();
    process.kill(edge.pid, signal);
    await expect.poll(() => started.filter(isAlive), { timeout: 90_000 }).toEqual([]);
    await page;
    await edge.stop();
    edge = await start(baseURL as string);
    await point(good, null);
  });
}
