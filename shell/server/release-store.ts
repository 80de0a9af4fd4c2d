import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EMPTY_REGISTRY,
  type Registry,
  type RemoteDescriptor,
  type RemoteName,
} from '@ecocircle/shared-contracts';
import { parseRemoteDescriptor } from '@ecocircle/shared-contracts/schemas';
import { LRUCache } from 'lru-cache';
import semver from 'semver';
import { onceDoneFor } from '../src/platform/loading/once-done.ts';
import type { DevBuild } from './config.ts';
import { DamagedBuild, type KeptReleases } from './kept-releases.ts';
import type { ShellBuild } from './pages/shell-build.ts';
import { isMissing, markOf, StoreLink, type StoreState } from './store-link.ts';

/** The build of a remote that pages load, and the one that they fall back to. */
export interface ActiveBuilds {
  readonly active: RemoteDescriptor;
  readonly lastGood: RemoteDescriptor | null;
}

/** The releases that pages are made of, as of one revision of the registry. */
export interface ActiveReleases {
  readonly registry: Registry;
  readonly remotes: Readonly<Partial<Record<RemoteName, ActiveBuilds>>>;
  readonly shell: ShellBuild;
}

/** Receives what is wrong with a release, so that an operator can see it. */
export type ReportProblem = (problem: unknown, context: Record<string, string>) => void;

const readDescriptor = async (file: string): Promise<RemoteDescriptor> =>
  parseRemoteDescriptor(JSON.parse(await readFile(file, 'utf8')));

/** The active and the last good build of each remote, and those that lately were. */
const DESCRIPTORS = 100;

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
  /** Loads the shell whose build lies in a folder. */
  readonly loadShell: (folder: string) => Promise<ShellBuild>;
  /** A build of the shell that is served whichever is released; null: the released one is. */
  readonly givenShell: string | null;
  /** The build of this checkout, which is served where none is released. */
  readonly ownShell: string;
}

/** A shell that may serve, and its build in the store where it is a released one. */
interface ShellCandidate {
  readonly build: string | null;
  readonly load: () => Promise<ShellBuild>;
}

/** Reads the release store: the registry when it changed, immutable builds once, by a copy on the own disk. */
export class ReleaseStore {
  readonly #options: ReleaseStoreOptions;
  readonly #link: StoreLink;
  readonly #loadShell: (folder: string) => Promise<ShellBuild>;
  /** Builds never change, and each change of the registry asks for those of all remotes. */
  readonly #descriptors = new LRUCache<string, RemoteDescriptor>({
    max: DESCRIPTORS,
    fetchMethod: readDescriptor,
  });
  #active: ActiveReleases | null = null;
  #registry: Registry | null = null;
  #mark: string | null = null;
  #devMark: string | null = null;
  /** What was wrong with a build when it was last looked at. */
  readonly #problems = new Map<string, string>();
  #retryAt = Number.POSITIVE_INFINITY;

  constructor(options: ReleaseStoreOptions) {
    this.#options = options;
    this.#link = new StoreLink(options.folder, options.tell);
    this.#loadShell = onceDoneFor(options.loadShell);
  }

  /** @throws before the first refresh has ended */
  get active(): ActiveReleases {
    if (!this.#active) throw new Error('the releases are not read yet');
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

  /** The folder of the shell that pages are made of. */
  get shellFolder(): string {
    return this.active.shell.folder;
  }

  /** The folders of all other shells that this edge or the store keeps: pages of theirs may be open still. */
  async otherShells(): Promise<string[]> {
    const shells = this.folders.map((folder) => join(folder, 'shell'));
    const found = await Promise.all(
      shells.map(async (folder) => {
        const versions = await readdir(folder).catch((error) => {
          if (isMissing(error)) return [];
          throw error;
        });
        return versions.map((version) => join(folder, version));
      }),
    );
    return found.flat();
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
    const { released, next } = await this.#readied(registry, async (found) => {
      const made = devMark && devFile ? await this.#withDevBuild(found, devFile) : found;
      await prepare(made);
      return made;
    });
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

  /** Releases with the first shell that they can be readied with: what speaks against others is reported. */
  async #readied(
    registry: Registry,
    ready: (found: ActiveReleases) => Promise<ActiveReleases>,
  ): Promise<{ released: ActiveReleases; next: ActiveReleases }> {
    const candidates = this.#shells(registry);
    for (const [index, { build, load }] of candidates.entries()) {
      try {
        const released = await this.#resolve(registry, await load());
        const next = await ready(released);
        if (build) this.#problems.delete(build);
        return { released, next };
      } catch (error) {
        if (index === candidates.length - 1) throw error;
        if (build) this.#note(build, error);
      }
    }
    throw new Error('there is no shell');
  }

  /** The shells that may serve, the best first: the released one, the last good one, that of before, the own one. */
  #shells({ shell }: Registry): ShellCandidate[] {
    const { givenShell, ownShell } = this.#options;
    const given = (folder: string): ShellCandidate => ({ build: null, load: () => this.#loadShell(folder) });
    if (givenShell !== null) return [given(givenShell)];
    const released = [shell?.active, shell?.lastGood]
      .filter((version) => version != null)
      .map((version): ShellCandidate => {
        const build = `shell/${version}`;
        return { build, load: async () => this.#loadShell(await this.#folderOf(build)) };
      });
    const before = this.#active?.shell.folder;
    return [...released, ...(released.length > 0 && before ? [given(before)] : []), given(ownShell)];
  }

  /** A build's folder and what it says of itself. */
  async #read(build: string): Promise<{ folder: string; descriptor: RemoteDescriptor }> {
    const folder = await this.#folderOf(build);
    return { folder, descriptor: await this.#descriptors.forceFetch(join(folder, 'remote.json')) };
  }

  /** @throws RangeError where a shell has another contract than the build needs */
  async #readFor({ manifest }: ShellBuild, build: string): Promise<RemoteDescriptor> {
    const { descriptor } = await this.#read(build);
    if (semver.satisfies(manifest.contract, descriptor.contract)) return descriptor;
    throw new RangeError(
      `${build} needs contract ${descriptor.contract}, this shell has ${manifest.contract}`,
    );
  }

  /** Reports what is wrong with a build, once. */
  #note(build: string, error: unknown): void {
    const { message } = error as Error;
    const [part = '', version = ''] = build.split('/');
    if (this.#problems.get(build) !== message)
      this.#options.report(error, part === 'shell' ? { shell: version } : { remote: part, version });
    this.#problems.set(build, message);
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
  async #keep({ registry, remotes, shell }: ActiveReleases): Promise<void> {
    const { kept, report } = this.#options;
    const builds = Object.values(remotes).flatMap(({ active, lastGood }) => [active, lastGood ?? active]);
    const lastGoodShell = registry.shell?.lastGood;
    try {
      await kept.keepRegistry(registry);
      await kept.need(
        new Set([
          ...[shell.manifest, ...builds].map(({ name, version }) => `${name}/${version}`),
          ...(lastGoodShell ? [`shell/${lastGoodShell}`] : []),
        ]),
      );
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

  async #usable(
    shell: ShellBuild,
    remote: RemoteName,
    versions: readonly (string | null)[],
  ): Promise<RemoteDescriptor[]> {
    const found: RemoteDescriptor[] = [];
    for (const version of versions) {
      if (version === null) continue;
      const build = `${remote}/${version}`;
      try {
        found.push(await this.#readFor(shell, build));
        this.#problems.delete(build);
      } catch (error) {
        this.#note(build, error);
      }
    }
    return found;
  }

  async #resolve(registry: Registry, shell: ShellBuild): Promise<ActiveReleases> {
    const remotes: Partial<Record<RemoteName, ActiveBuilds>> = {};
    for (const [name, entry] of Object.entries(registry.remotes)) {
      const remote = name as RemoteName;
      const [active, lastGood] = await this.#usable(shell, remote, [entry.active, entry.lastGood]);
      if (active) remotes[remote] = { active, lastGood: lastGood ?? null };
    }
    return { registry, remotes, shell };
  }
}
