import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CONTRACT_VERSION,
  EMPTY_REGISTRY,
  type Registry,
  type RemoteDescriptor,
  type RemoteName,
} from '@ecocircle/shared-contracts';
import { parseRemoteDescriptor } from '@ecocircle/shared-contracts/schemas';
import semver from 'semver';
import type { DevBuild } from './config.ts';
import { DamagedBuild, type KeptReleases } from './kept-releases.ts';
import { markOf, StoreLink, type StoreState } from './store-link.ts';

/** The build of a remote that pages load, and the one that they fall back to. */
export interface ActiveBuilds {
  readonly active: RemoteDescriptor;
  readonly lastGood: RemoteDescriptor | null;
}

/** The releases that pages are made of, as of one revision of the registry. */
export interface ActiveReleases {
  readonly registry: Registry;
  readonly remotes: Readonly<Partial<Record<RemoteName, ActiveBuilds>>>;
}

/** Receives what is wrong with a release, so that an operator can see it. */
export type ReportProblem = (problem: unknown, context: Record<string, string>) => void;

const readDescriptor = async (file: string): Promise<RemoteDescriptor> =>
  parseRemoteDescriptor(JSON.parse(await readFile(file, 'utf8')));

/** After how many milliseconds a build that could not be read is looked for again. */
const RETRY_AFTER = 5000;

/** Where an edge reads releases from. */
export interface ReleaseStoreOptions {
  /** Folder of the release store. */
  readonly folder: string;
  readonly kept: KeptReleases;
  readonly report: ReportProblem;
  /** Receives each change of whether the store can be read. */
  readonly tell: (state: StoreState) => void;
  readonly devBuild?: DevBuild | null;
}

/** Reads the release store: the registry when it changed, immutable builds once, by a copy on the own disk. */
export class ReleaseStore {
  readonly #options: ReleaseStoreOptions;
  readonly #link: StoreLink;
  #active: ActiveReleases = { registry: EMPTY_REGISTRY, remotes: {} };
  #registry: Registry | null = null;
  #mark: string | null = null;
  #devMark: string | null = null;
  /** What was wrong with a build when it was last looked at. */
  readonly #problems = new Map<string, string>();
  #retryAt = Number.POSITIVE_INFINITY;

  constructor(options: ReleaseStoreOptions) {
    this.#options = options;
    this.#link = new StoreLink(options.folder, options.tell);
  }

  get active(): ActiveReleases {
    return this.#active;
  }

  /** Whether the store can be read; while it cannot, the last releases stay. */
  get state(): StoreState {
    return this.#link.state;
  }

  /** The folders in which files of builds lie, the one to look in first at the front. */
  get folders(): readonly string[] {
    const { folder, kept } = this.#options;
    return this.state.isAway ? [kept.folder] : [kept.folder, folder];
  }

  /**
   * Re-reads the registry if its file, or the descriptor of the unreleased build, changed.
   *
   * @param prepare - readies the new releases before pages are made of them
   * @returns whether anything changed
   */
  async refresh(prepare: (next: ActiveReleases) => Promise<void> = async () => {}): Promise<boolean> {
    const { devBuild } = this.#options;
    const devFile = devBuild ? join(devBuild.folder, 'remote.json') : null;
    const isFirst = this.#registry === null;
    const last = this.#registry ?? (await this.#options.kept.registry()) ?? EMPTY_REGISTRY;
    const [read, devMark] = await Promise.all([
      this.#link.read(this.#mark, last.revision > 0),
      devFile && markOf(devFile),
    ]);
    const isRetry = Date.now() > this.#retryAt;
    if (!isFirst && !read && !isRetry && devMark === this.#devMark) return false;
    const registry = read?.registry ?? last;
    if (read) this.#problems.clear();
    const released = await this.#resolve(registry);
    const next = devMark && devFile ? await this.#withDevBuild(released, devFile) : released;
    await prepare(next);
    this.#active = next;
    this.#registry = registry;
    this.#mark = read?.mark ?? this.#mark;
    this.#devMark = devMark;
    this.#retryAt = this.#problems.size > 0 ? Date.now() + RETRY_AFTER : Number.POSITIVE_INFINITY;
    if (read) await this.#keep(released);
    return true;
  }

  /** Where a build lies, and the file of its Node module. */
  async serverBuild(remote: RemoteName, version: string): Promise<{ folder: string; module: string }> {
    const { folder, descriptor } = await this.#read(`${remote}/${version}`);
    return { folder, module: join(folder, descriptor.assets.server.file) };
  }

  /** A build's folder and what it says of itself. */
  async #read(build: string): Promise<{ folder: string; descriptor: RemoteDescriptor }> {
    const folder = await this.#folderOf(build);
    const descriptor = await readDescriptor(join(folder, 'remote.json'));
    if (semver.satisfies(CONTRACT_VERSION, descriptor.contract)) return { folder, descriptor };
    throw new RangeError(
      `${build} needs contract ${descriptor.contract}, this shell has ${CONTRACT_VERSION}`,
    );
  }

  /** The build's folder on the own disk; the store's where the own disk takes nothing. */
  async #folderOf(build: string): Promise<string> {
    const { kept, folder, report } = this.#options;
    try {
      return await kept.keep(build);
    } catch (error) {
      if (error instanceof DamagedBuild || !existsSync(join(folder, build))) throw error;
      report(error, { build, folder: kept.folder });
      return join(folder, build);
    }
  }

  /** Keeps what the next start needs if the store is away then. */
  async #keep({ registry, remotes }: ActiveReleases): Promise<void> {
    const { kept, report } = this.#options;
    const builds = Object.values(remotes).flatMap(({ active, lastGood }) => [active, lastGood ?? active]);
    try {
      await kept.keepRegistry(registry);
      await kept.need(new Set(builds.map(({ name, version }) => `${name}/${version}`)));
    } catch (error) {
      report(error, { folder: kept.folder });
    }
  }

  /** The unreleased build is rendered in the browser only: Node keeps the modules that it once imported. */
  async #withDevBuild(released: ActiveReleases, file: string): Promise<ActiveReleases> {
    const descriptor = await readDescriptor(file);
    const active = {
      ...descriptor,
      routes: descriptor.routes.map((route) => ({ ...route, render: 'client' as const })),
    };
    return { ...released, remotes: { ...released.remotes, [descriptor.name]: { active, lastGood: null } } };
  }

  async #usable(remote: RemoteName, versions: readonly (string | null)[]): Promise<RemoteDescriptor[]> {
    const found: RemoteDescriptor[] = [];
    for (const version of versions) {
      if (version === null) continue;
      const build = `${remote}/${version}`;
      try {
        found.push((await this.#read(build)).descriptor);
        this.#problems.delete(build);
      } catch (error) {
        const { message } = error as Error;
        if (this.#problems.get(build) !== message) this.#options.report(error, { remote, version });
        this.#problems.set(build, message);
      }
    }
    return found;
  }

  async #resolve(registry: Registry): Promise<ActiveReleases> {
    const remotes: Partial<Record<RemoteName, ActiveBuilds>> = {};
    for (const [name, entry] of Object.entries(registry.remotes)) {
      const remote = name as RemoteName;
      const [active, lastGood] = await this.#usable(remote, [entry.active, entry.lastGood]);
      if (active) remotes[remote] = { active, lastGood: lastGood ?? null };
    }
    return { registry, remotes };
  }
}
