import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CreateRemote,
  EDITIONS,
  editionCity,
  isApiError,
  type Registry,
  type RemoteDescriptor,
  type RemoteName,
} from '@ecocircle/shared-contracts';
import { parseRegistry, parseRemoteDescriptor } from '@ecocircle/shared-contracts/schemas';
import { readConfig } from '../config.ts';
import { PageRenderer } from '../pages/page-renderer.ts';
import type { PageRequest } from '../pages/page-request.ts';
import { RouteTable } from '../pages/route-table.ts';
import { loadShellBuild } from '../pages/shell-build.ts';
import type { ActiveReleases } from '../release-store.ts';
import type { RenderJob } from '../rendering/render-job.ts';
import { shareWithBuild } from '../rendering/shared-resolution.ts';

// The process in which a release is tried: it renders the pages of a remote's build again and again, in the shell that
// they would stand in, and says what failed, and what they left behind. It is run with `--expose-gc`.
// Arguments: the release store, the registry as it would be, the remote.

const ROUNDS = 200;
/** After so many rounds everything has been loaded and compiled. */
const MEASURED_FROM = 100;
/** As many pages as a process of an edge renders at a time. */
const AT_ONCE = 4;
/** Bytes that a page may leave behind, on average. */
const KEPT_OF_A_PAGE = 100 * 1024;
const EDITION = 'local';

const CONFIG = readConfig(process.env);

const [store = '', registryText = '', remoteName = ''] = process.argv.slice(2);
const remote = remoteName as RemoteName;

/** The releases as an edge would have them, the fall-backs aside. */
async function readReleases(registry: Registry): Promise<ActiveReleases> {
  const builds = Object.entries(registry.remotes).map(async ([name, { active }]) => {
    const text = await readFile(join(store, name, active, 'remote.json'), 'utf8');
    return [name, { active: parseRemoteDescriptor(JSON.parse(text)), lastGood: null }] as const;
  });
  const shell = await loadShellBuild(join(store, 'shell', registry.shell?.active ?? ''));
  return { registry, shell, remotes: Object.fromEntries(await Promise.all(builds)) };
}

/** An address of each page of a build that the server renders. */
const pathsOf = ({ routes }: RemoteDescriptor): string[] =>
  routes
    .filter(({ render }) => render === 'server')
    .map(({ path }) => `/${path.replaceAll(/:[^/]+/g, '1').replace('*', '')}`);

type Report = (problem: unknown) => void;

/** Renders in this process, as the process of a build does it. */
async function createRender({ shell, remotes }: ActiveReleases, report: Report) {
  const active = remotes[remote]?.active;
  const folder = join(store, remote, active?.version ?? '');
  shareWithBuild(folder);
  const module = pathToFileURL(join(folder, active?.assets.server.file ?? '')).href;
  const { createRemote } = (await import(module)) as { createRemote: CreateRemote };
  return (job: RenderJob) =>
    shell.render.renderPage({
      ...job,
      mode: 'full',
      startRemote: async (_, services) => createRemote(services),
      report,
    });
}

type Render = Awaited<ReturnType<typeof createRender>>;

/** Answers a request for each page, in one language or another. What that hands to a build's process can be repeated. */
async function answerAll(active: ActiveReleases, paths: readonly string[], render: Render, report: Report) {
  const jobs: RenderJob[] = [];
  const renderer = new PageRenderer({
    ...CONFIG,
    routes: new RouteTable({ active }),
    store: { active },
    report,
    remotes: {
      ready: async () => [],
      render: async (_, job) => {
        jobs.push(job);
        return { result: await render(job), problems: [], memory: 0 };
      },
    },
    assetText: (url) => readFile(join(store, url.replace(/^\/mf\//, '')), 'utf8'),
  });
  const { locales } = EDITIONS[EDITION];
  const requests = paths.map((path, index): PageRequest => {
    const locale = locales[index % locales.length] ?? 'en-US';
    return {
      host: { edition: EDITION, production: false, origin: 'http://localhost' },
      locale,
      path,
      notices: { cookies: false, language: null },
      city: editionCity(locale),
    };
  });
  await Promise.all(requests.map((request) => renderer.answer(request).catch(report)));
  return jobs;
}

const isApiReady = (): Promise<boolean> =>
  fetch(`${CONFIG.apiUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Bytes that are held once what nobody needs is gone. */
function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** @returns what speaks against the build */
async function tryPages(): Promise<string[]> {
  const releases = await readReleases(parseRegistry(JSON.parse(registryText)));
  const build = releases.remotes[remote]?.active;
  const paths = build ? pathsOf(build) : [];
  const problems = new Set<string>();
  const report: Report = (problem) => {
    // An API that is away, or has nothing at an address, is not the build's fault.
    if (!isApiError(problem)) problems.add((problem as Error).message);
  };
  const render = await createRender(releases, report);
  const jobs = await answerAll(releases, paths, render, report);
  if (problems.size > 0) return [...problems];
  if (jobs.length === 0 || !(await isApiReady())) return [];
  let before = 0;
  for (let round = 0; round < ROUNDS; round += AT_ONCE) {
    if (round === MEASURED_FROM) before = heldBytes();
    const some = Array.from({ length: AT_ONCE }, (_, index) => jobs[(round + index) % jobs.length]);
    await Promise.all(some.map((job) => render(job as RenderJob).catch(report)));
    if (problems.size > 0) return [...problems].map((problem) => `${problem} (after ${round} pages)`);
  }
  const left = (heldBytes() - before) / (ROUNDS - MEASURED_FROM);
  return left > KEPT_OF_A_PAGE ? [`each of its pages leaves ${Math.round(left / 1024)} KB behind`] : [];
}

const found = await tryPages();
process.send?.(found, () => process.exit(0));
