import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CONTRACT_VERSION,
  type CreateRemote,
  EMPTY_REGISTRY,
  parseRemoteDescriptor,
  type Registry,
  RegistrySchema,
  type RemoteDescriptor,
  type RemoteModule,
  type RemoteName,
} from '@ecocircle/shared-contracts';
import semver from 'semver';
import { parse } from 'valibot';

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

/**
 * Reads the release store: the registry when it changed, immutable builds once.
 */
export class ReleaseStore {
  readonly #folder: string;
  readonly #report: ReportProblem;
  readonly #builds = new Map<string, Promise<RemoteDescriptor>>();
  #active: ActiveReleases = { registry: EMPTY_REGISTRY, remotes: {} };
  #modified = -1;

  constructor(folder: string, report: ReportProblem) {
    this.#folder = folder;
    this.#report = report;
  }

  /** The releases as of the last refresh. */
  get active(): ActiveReleases {
    return this.#active;
  }

  /** Re-reads the registry if its file changed. Returns whether it did. */
  async refresh(): Promise<boolean> {
    const file = join(this.#folder, 'registry.json');
    const modified = await stat(file).then(
      (facts) => facts.mtimeMs + facts.ino,
      (error) => (isMissing(error) ? 0 : Promise.reject(error)),
    );
    if (modified === this.#modified) return false;
    const registry =
      modified === 0 ? EMPTY_REGISTRY : parse(RegistrySchema, JSON.parse(await readFile(file, 'utf8')));
    this.#active = await this.#resolve(registry);
    this.#modified = modified;
    return true;
  }

  /** Imports a build's Node module; Node keeps it, so a build is evaluated once. */
  async importRemote(remote: RemoteName, version: string): Promise<CreateRemote> {
    const { assets } = await this.#descriptor(remote, version);
    const file = join(this.#folder, remote, version, assets.server.file);
    const module = (await import(pathToFileURL(file).href)) as RemoteModule;
    return module.createRemote;
  }

  #descriptor(remote: RemoteName, version: string): Promise<RemoteDescriptor> {
    const key = `${remote}/${version}`;
    const known = this.#builds.get(key);
    if (known) return known;
    const read = readFile(join(this.#folder, remote, version, 'remote.json'), 'utf8').then((text) => {
      const descriptor = parseRemoteDescriptor(JSON.parse(text));
      if (!semver.satisfies(CONTRACT_VERSION, descriptor.contract))
        throw new RangeError(
          `${key} needs contract ${descriptor.contract}, this shell has ${CONTRACT_VERSION}`,
        );
      return descriptor;
    });
    this.#builds.set(key, read);
    read.catch(() => this.#builds.delete(key));
    return read;
  }

  async #usable(remote: RemoteName, versions: readonly (string | null)[]): Promise<RemoteDescriptor[]> {
    const found: RemoteDescriptor[] = [];
    for (const version of versions) {
      if (version === null) continue;
      try {
        found.push(await this.#descriptor(remote, version));
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
