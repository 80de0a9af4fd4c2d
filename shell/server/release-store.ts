import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CONTRACT_VERSION,
  type CreateRemote,
  EMPTY_REGISTRY,
  type Registry,
  type RemoteDescriptor,
  type RemoteModule,
  type RemoteName,
} from '@ecocircle/shared-contracts';
import { parseRegistry, parseRemoteDescriptor } from '@ecocircle/shared-contracts/schemas';
import semver from 'semver';
import { onceDoneFor } from '../src/platform/loading/once-done.ts';
import type { DevBuild } from './config.ts';

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

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Changes whenever a file is replaced; null where there is none. */
async function stateOf(file: string): Promise<string | null> {
  return stat(file).then(
    ({ mtimeMs, ino }) => `${mtimeMs}-${ino}`,
    (error) => (isMissing(error) ? null : Promise.reject(error)),
  );
}

const readDescriptor = async (file: string): Promise<RemoteDescriptor> =>
  parseRemoteDescriptor(JSON.parse(await readFile(file, 'utf8')));

/** Reads the release store: the registry when it changed, immutable builds once. */
export class ReleaseStore {
  readonly #folder: string;
  readonly #report: ReportProblem;
  readonly #devBuild: DevBuild | null;
  /** The descriptor of a build, named `remote/version`. */
  readonly #descriptor = onceDoneFor(async (build: string): Promise<RemoteDescriptor> => {
    const descriptor = await readDescriptor(join(this.#folder, build, 'remote.json'));
    if (!semver.satisfies(CONTRACT_VERSION, descriptor.contract))
      throw new RangeError(
        `${build} needs contract ${descriptor.contract}, this shell has ${CONTRACT_VERSION}`,
      );
    return descriptor;
  });
  #active: ActiveReleases = { registry: EMPTY_REGISTRY, remotes: {} };
  #modified = '';

  constructor(folder: string, report: ReportProblem, devBuild: DevBuild | null = null) {
    this.#folder = folder;
    this.#report = report;
    this.#devBuild = devBuild;
  }

  get active(): ActiveReleases {
    return this.#active;
  }

  /**
   * Re-reads the registry if its file, or the descriptor of the unreleased build, changed.
   *
   * @param prepare - readies the new releases before pages are made of them
   * @returns whether anything changed
   */
  async refresh(prepare: (next: ActiveReleases) => Promise<void> = async () => {}): Promise<boolean> {
    const file = join(this.#folder, 'registry.json');
    const devFile = this.#devBuild && join(this.#devBuild.folder, 'remote.json');
    const [registered, built] = await Promise.all([stateOf(file), devFile && stateOf(devFile)]);
    const modified = `${registered} ${built}`;
    if (modified === this.#modified) return false;
    const registry =
      registered === null ? EMPTY_REGISTRY : parseRegistry(JSON.parse(await readFile(file, 'utf8')));
    const released = await this.#resolve(registry);
    const next = built && devFile ? await this.#withDevBuild(released, devFile) : released;
    await prepare(next);
    this.#active = next;
    this.#modified = modified;
    return true;
  }

  /** Imports a build's Node module; Node keeps it, so a build is evaluated once. */
  async importRemote(remote: RemoteName, version: string): Promise<CreateRemote> {
    const { assets } = await this.#descriptor(`${remote}/${version}`);
    const file = join(this.#folder, remote, version, assets.server.file);
    const module = (await import(pathToFileURL(file).href)) as RemoteModule;
    return module.createRemote;
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
      try {
        found.push(await this.#descriptor(`${remote}/${version}`));
      } catch (error) {
        this.#report(error, { remote, version });
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
