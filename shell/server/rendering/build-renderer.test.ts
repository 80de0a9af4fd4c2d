/** @jest-environment @ecocircle/test-kit/process */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@ecocircle/test-kit';
import { afterEach, expect, test } from '@jest/globals';
import { BuildRenderer } from './build-renderer.ts';
import { RenderFailure } from './render-failure.ts';
import type { RenderJob } from './render-job.ts';

/** A shell whose page is what the remote says of the path. */
const SHELL = `
export const renderPage = async ({ path, page, startRemote, report }) => {
  const remote = await startRemote('mf-public', {});
  return { kind: 'redirect', location: await remote.page(path, report, page), status: 302 };
};`;

const GOOD = 'export const createRemote = () => ({ page: async (path) => path });';
/** A remote whose page does this; `path` says which page it is. */
const doing = (fault: string): string =>
  `export const createRemote = () => ({ page: async (path, report) => { ${fault}; return path; } });`;

const LIMITS = { time: 3000, memory: 256 };
/** For builds without a fault, on a machine that is busy. */
const PATIENT = { time: 60_000, memory: 256 };
const opened: BuildRenderer[] = [];

afterEach(() => {
  for (const renderer of opened.splice(0)) renderer.close();
});

function renderer(remote: string, limits = LIMITS) {
  const folder = temporaryFolder();
  const fileOf = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return pathToFileURL(join(folder, name)).href;
  };
  const order = {
    folder,
    shellFolder: folder,
    shell: fileOf('shell.mjs', SHELL),
    module: fileOf('remote.mjs', remote),
  };
  const problems: string[] = [];
  const pids = new Set<number>();
  const build = new BuildRenderer({
    limits,
    order: async () => order,
    report: ({ message }) => void problems.push(message),
    changed: () => build.pid !== undefined && pids.add(build.pid),
  });
  opened.push(build);
  return { build, problems, pids };
}

const job = (path: string, messages = {}) => ({ path, page: { messages } }) as RenderJob;

/** The page of a path, or why there is none. */
const ask = (build: BuildRenderer, path = '/a', messages = {}): Promise<unknown> =>
  build.render(job(path, messages)).then(
    ({ result }) => (result.kind === 'redirect' ? result.location : result.kind),
    (error: unknown) => (error instanceof RenderFailure ? error.reason : error),
  );

/** Asks until a page comes: the process has to come back first. */
async function untilRendered(build: BuildRenderer, path: string): Promise<void> {
  while ((await ask(build, path)) !== path) await sleep(50);
}

async function untilTold(problems: readonly string[], times = 1): Promise<void> {
  while (problems.length < times) await sleep(20);
}

test('a page has its own texts, sent for the first time or kept from before', async () => {
  const says =
    'export const createRemote = () => ({ page: async (path, report, { messages }) => messages.shell.name });';
  const { build } = renderer(says, PATIENT);
  const texts = Array.from({ length: 70 }, (_, name) => ({ shell: { name: `/${name}` } }));
  const asked = [...texts, ...texts.slice(30, 40), ...texts.toReversed(), ...texts];
  const pages = await Promise.all(asked.map((messages) => ask(build, '/a', messages)));
  expect(pages).toEqual(asked.map(({ shell }) => shell.name));
});

test('pages of a build come from its process, one after the other and at once @O-05', async () => {
  const { build, problems, pids } = renderer(GOOD, PATIENT);
  const paths = Array.from({ length: 30 }, (_, page) => `/${page}`);
  expect(await Promise.all(paths.map((path) => ask(build, path)))).toEqual(paths);
  expect(problems).toEqual([]);
  expect(pids.size).toBe(1);
});

test.each([
  [
    'loops',
    'if (path === "/bad") for (;;);',
    'late',
    /a page (kept it busy for 3000|took longer than 4500) ms/,
  ],
  ['never answers', 'if (path === "/bad") await new Promise(() => {})', 'late', 'a page took longer'],
  ['exits', 'if (path === "/bad") process.exit(3)', 'ended', 'exited with 3'],
  [
    'rejects where nobody waits',
    'if (path === "/bad") { void Promise.reject(new Error("stray")); await new Promise(() => {}); }',
    'ended',
    'exited with 1',
  ],
  [
    'throws in a timer',
    'if (path === "/bad") { setTimeout(() => { throw new Error("late") }); await new Promise(() => {}); }',
    'ended',
    'exited with 1',
  ],
])('a page that %s ends its process alone, which comes back @O-05', async (_, fault, reason, how) => {
  const { build, problems, pids } = renderer(doing(fault));
  await untilRendered(build, '/good');
  expect(await ask(build, '/bad')).toBe(reason);
  await untilTold(problems);
  expect(problems).toEqual([expect.stringMatching(how)]);
  expect(problems[0]).toContain('it is started again in 0.5 s');
  expect(await ask(build, '/good')).toBe('resting');
  await untilRendered(build, '/good');
  expect(pids.size).toBe(2);
});

test('a process that lets nobody reach it is ended, and comes back @O-05', async () => {
  const { build, problems, pids } = renderer(
    doing(`if (path === "/bad") {
      process.removeAllListeners("disconnect");
      process.disconnect();
      await new Promise((done) => setTimeout(done, 60_000));
    }`),
  );
  await untilRendered(build, '/good');
  const bad = ask(build, '/bad');
  await sleep(500);
  expect(await Promise.all([bad, ask(build, '/good'), ask(build, '/good')])).toEqual([
    'ended',
    'ended',
    'ended',
  ]);
  expect(problems).toEqual([expect.stringContaining('ended by SIGKILL')]);
  await untilRendered(build, '/good');
  expect(pids.size).toBe(2);
});

test('the pause grows while a process keeps ending @O-05', async () => {
  const { build, problems } = renderer(doing('if (path === "/bad") process.exit(1)'));
  for (const pause of ['0.5 s', '1 s', '2 s']) {
    await untilRendered(build, '/good');
    expect(await ask(build, '/bad')).toBe('ended');
    expect(problems.at(-1)).toContain(`it is started again in ${pause}`);
  }
});

test('what throws, or is reported, ends nothing @O-05', async () => {
  const { build, problems, pids } = renderer(
    doing(
      'report(new TypeError("seen at " + path)); if (path === "/bad") throw new RangeError("no such page")',
    ),
  );
  const failure = await build.render(job('/bad')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ reason: 'threw', message: 'no such page', cause: { name: 'RangeError' } });
  const { problems: reported } = await build.render(job('/good'));
  expect(reported).toEqual([expect.objectContaining({ name: 'TypeError', message: 'seen at /good' })]);
  expect([problems, pids.size]).toEqual([[], 1]);
});

test('an error that carries what cannot be sent ends nothing either @O-05', async () => {
  const { build, problems, pids } = renderer(
    doing(
      'if (path === "/bad") throw Object.assign(new RangeError("no such page"), { retry: () => {}, path })',
    ),
  );
  const failure = await build.render(job('/bad')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ reason: 'threw', message: 'no such page', cause: { name: 'RangeError' } });
  expect(await ask(build, '/good')).toBe('/good');
  expect([problems, pids.size]).toEqual([[], 1]);
});

test('a process that holds too much gives its answers and is ended @O-05', async () => {
  const leak = '(globalThis.kept ??= []).push(Buffer.alloc(50 * 2 ** 20, 1))';
  const { build, problems } = renderer(doing(leak), PATIENT);
  const seen: unknown[] = [];
  while (seen.at(-1) !== 'resting') seen.push(await ask(build));
  expect(seen.slice(0, -1)).toEqual(Array.from({ length: seen.length - 1 }, () => '/a'));
  await untilTold(problems);
  expect(problems).toEqual([expect.stringMatching(/held \d+ MB/)]);
});

test('a process that grows while nobody asks for a page is ended, too @O-05', async () => {
  const { build, problems } = renderer(
    doing('setTimeout(() => { globalThis.kept = Buffer.alloc(300 * 2 ** 20, 1); })'),
    { time: 60_000, memory: 128 },
  );
  expect(await ask(build)).toBe('/a');
  await untilTold(problems);
  expect(problems[0]).toMatch(/held \d+ MB/);
});

test.each([
  ['never settles', 'await new Promise(() => {});', 'it did not load within 6000 ms', 500],
  ['loops', 'for (;;);', /worked 1000 ms on loading|not load within 6000 ms/, 500],
  ['throws', 'throw new Error("broken at birth");', 'broken at birth', 3000],
  ['brings nothing', 'export const other = 1;', 'brings no createRemote', 3000],
  ['exits', 'process.exit(0);', 'exited with 0', 3000],
])(
  'a build that %s when it is loaded has no pages, and is tried again @O-05',
  async (_, remote, how, time) => {
    const { build, problems } = renderer(remote, { ...LIMITS, time });
    await build.settled();
    expect(await ask(build)).toMatch(/resting|late|threw|ended/);
    await untilTold(problems, 2);
    expect(problems[0]).toMatch(how);
  },
);

test('who waits too long for a turn is told so, and the build is not blamed', async () => {
  const { build } = renderer(doing('await new Promise((done) => setTimeout(done, 900))'));
  await build.settled();
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => build.render(job('/a')).catch((error: RenderFailure) => error)),
  );
  const failures = answers.filter((answer) => answer instanceof RenderFailure);
  expect(failures.map(({ reason, isOfBuild }) => [reason, isOfBuild])).toContainEqual(['busy', false]);
  expect(failures.length).toBeLessThan(answers.length);
});

test('a build that is left answers what it was asked for, and ends', async () => {
  const { build, pids } = renderer(doing('await new Promise((done) => setTimeout(done, 300))'), PATIENT);
  await build.settled();
  const asked = ask(build);
  await sleep(50);
  void build.leave();
  expect(await ask(build)).toBe('resting');
  expect(await asked).toBe('/a');
  while (build.pid !== undefined) await sleep(20);
  expect(pids.size).toBe(1);
});

test('the process sees none of the edge’s secrets', async () => {
  process.env.DATABASE_URL = 'postgres://secret';
  const { build } = renderer(doing('path = JSON.stringify(process.env)'), PATIENT);
  delete process.env.DATABASE_URL;
  expect(await ask(build)).not.toContain('secret');
});
