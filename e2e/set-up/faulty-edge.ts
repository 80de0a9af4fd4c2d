import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@ecocircle/shared-contracts';
import { expect } from '@playwright/test';
import { asAnother } from './another-page.ts';
import { publishChanged, withServerFault } from './broken-build.ts';
import { activeIn, storeBefore } from './release-tool.ts';
import { type Server, startEdge } from './servers.ts';

const NEVER = 'await new Promise(() => {});';

/** What a build does whenever a page of it is rendered, and what the log then says of it. */
export const PAGE_FAULTS_ON_SERVER = [
  { name: 'loops', fault: 'for (;;);', reason: /late/ },
  { name: 'never answers', fault: NEVER, reason: /late/ },
  { name: 'exits', fault: 'process.exit(0);', reason: /ended/ },
  {
    name: 'rejects where nobody waits',
    fault: `void Promise.reject(new Error('nobody waits')); ${NEVER}`,
    reason: /ended/,
  },
  {
    name: 'throws in a timer',
    fault: `setTimeout(() => { throw new Error('in a timer'); }); ${NEVER}`,
    reason: /ended/,
  },
  {
    name: 'fills its heap',
    fault: 'for (const all = []; ; ) all.push(new Array(1e6).fill(all));',
    reason: /late|ended/,
  },
  { name: 'throws', fault: "throw new Error('at every page');", reason: /threw/ },
] as const;

/** A build that never is there. */
export const NEVER_LOADED = NEVER;
/** What a build does at a page that takes 50 MB for good. */
export const LEAK = '(globalThis.leaked ??= []).push(Buffer.alloc(50 * 2 ** 20, 1));';
/** What a build does at a page that keeps its process busy for three seconds. */
export const BUSY = 'for (const end = Date.now() + 3000; Date.now() < end; );';

/** A busy machine may render slowly; what never ends takes longer still. */
const SLOW = { RENDER_LIMIT_MS: '6000' };
/** Pages that are no remote's, and one of each remote that the server renders. */
const SHELL_PATHS = ['/healthz', '/readyz', '/en-us/profile/login'];
const PAGES: Readonly<Partial<Record<RemoteName, { readonly path: string; readonly lastTag: string }>>> = {
  'mf-public': { path: '/en-us/charity-events', lastTag: '</footer>' },
  // It has no footer.
  'mf-points-map': { path: '/en-us/recycling-points', lastTag: '</main>' },
};

function pageOf(remote: RemoteName) {
  const page = PAGES[remote];
  if (!page) throw new Error(`no page of ${remote} is rendered`);
  return page;
}

/** The remotes whose pages the server renders. */
export const RENDERED_REMOTES = Object.keys(PAGES) as RemoteName[];

/** A page as it was answered. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  /** Of the remote, as the page names it. */
  readonly version: string | undefined;
  /** Whether it has a heading and was sent to the end of what is in it. */
  readonly isWhole: boolean;
}

/** An edge on a copy of the releases that the portal began with, on which builds of one remote fail on the server. */
export class FaultyEdge {
  readonly remote: RemoteName;
  readonly path: string;
  readonly #lastTag: string;
  /** The version that stood when the edge was started. */
  readonly good: string;
  readonly #portal: string;
  readonly #folder: string;
  readonly #store: string;
  #edge: Server;

  private constructor(remote: RemoteName, portal: string, folder: string, good: string, edge: Server) {
    this.remote = remote;
    const { path, lastTag } = pageOf(remote);
    this.path = path;
    this.#lastTag = lastTag;
    this.good = good;
    this.#portal = portal;
    this.#folder = folder;
    this.#store = join(folder, 'releases');
    this.#edge = edge;
  }

  static async start(remote: RemoteName, portal: string): Promise<FaultyEdge> {
    const folder = await mkdtemp(join(tmpdir(), 'ecocircle-faulty-edge-'));
    const store = join(folder, 'releases');
    await cp(storeBefore(), store, { recursive: true });
    const good = await activeIn(store, remote);
    return new FaultyEdge(remote, portal, folder, good, await FaultyEdge.#startEdge(portal, folder));
  }

  static #startEdge(portal: string, folder: string): Promise<Server> {
    const RELEASE_STORE = join(folder, 'releases');
    return startEdge({ ...SLOW, API_URL: portal, DATA_DIR: folder, RELEASE_STORE });
  }

  get url(): string {
    return this.#edge.url;
  }

  get pid(): number {
    return this.#edge.pid;
  }

  logged(): string {
    return this.#edge.logged();
  }

  /**
   * Publishes the good build under a new version, its Node module doing something when it is loaded, or when a page of
   * it is. It is not promoted by the release tool, which would refuse what it can notice of that.
   */
  publish(atLoad: string, atPage: string): Promise<string> {
    return publishChanged(this.#store, this.remote, this.good, withServerFault(atLoad, atPage));
  }

  /** Makes versions the active and the last good one, and waits until the edge has followed. */
  async point(active: string, lastGood: string | null): Promise<void> {
    const file = join(this.#store, 'registry.json');
    const registry = JSON.parse(await readFile(file, 'utf8'));
    registry.revision += 1;
    Object.assign(registry.remotes[this.remote], { active, lastGood });
    await writeFile(`${file}.new`, JSON.stringify(registry));
    await rename(`${file}.new`, file);
    const revision = async (): Promise<number> => (await (await fetch(`${this.url}/readyz`)).json()).revision;
    await expect.poll(revision, { timeout: 60_000 }).toBe(registry.revision);
  }

  /** Releases a build that fails so, above the good one. */
  async release(atLoad: string, atPage: string): Promise<string> {
    const version = await this.publish(atLoad, atPage);
    await this.point(version, this.good);
    return version;
  }

  /** Makes the good version the only one again. */
  repair(): Promise<void> {
    return this.point(this.good, null);
  }

  /** The page of the remote at an address that nobody has asked for before. */
  async openNew(): Promise<RenderedPage> {
    const answer = await fetch(this.url + asAnother(this.path));
    const html = await answer.text();
    return {
      status: answer.status,
      html,
      headers: answer.headers,
      version: new RegExp(`"${this.remote}":{"version":"([^"]+)"`).exec(html)?.[1],
      isWhole: /<h1[^>]*>[^<]+/.test(html) && html.includes(this.#lastTag),
    };
  }

  /**
   * Pages that the remote has no part in answer, each at an address that nobody has asked for before.
   *
   * @returns how long the last of them took, in milliseconds
   */
  async expectOthersToAnswer(): Promise<number> {
    const begin = performance.now();
    const others = RENDERED_REMOTES.filter((name) => name !== this.remote).map((name) => pageOf(name).path);
    const paths = [...SHELL_PATHS, ...others];
    const statuses = paths.map(async (path) => {
      const answer = await fetch(this.url + (path.startsWith('/en') ? asAnother(path) : path));
      // An answer that nobody reads keeps its connection busy.
      await answer.arrayBuffer();
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual(paths.map(() => 200));
    return performance.now() - begin;
  }

  /** Lines of the log about failed pages of a version, by reason. */
  reasonsOf(version: string): string[] {
    return this.logged()
      .split('\n')
      .filter((line) => line.includes('"reason"'))
      .map((line) => JSON.parse(line))
      .filter((line) => line.version === version && line.remote === this.remote && line.route)
      .map(({ reason }) => reason);
  }

  /** Another edge on the same store, after this one was ended. */
  async startAgain(): Promise<void> {
    await this.#edge.stop();
    this.#edge = await FaultyEdge.#startEdge(this.#portal, this.#folder);
  }

  async stop(): Promise<void> {
    await this.#edge.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
