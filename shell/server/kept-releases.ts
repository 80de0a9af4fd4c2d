import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Registry } from '@ecocircle/shared-contracts';
import { integrityOf } from '@ecocircle/shared-contracts/build/integrity';
import { parseRegistry } from '@ecocircle/shared-contracts/schemas';

/** How long a build that pages no longer name is kept for tabs that are still open, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/** A build whose files are not those that were published. */
export class DamagedBuild extends Error {}

/** @throws DamagedBuild naming the first file that is missing or was changed */
async function requireWhole(folder: string, build: string): Promise<void> {
  const files = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8')) as Record<string, string>;
  for (const [file, integrity] of Object.entries(files)) {
    const content = await readFile(join(folder, file)).catch(() => null);
    if (content === null) throw new DamagedBuild(`${file} of ${build} is missing`);
    if (integrityOf(content) !== integrity)
      throw new DamagedBuild(`${file} of ${build} was changed after it was published`);
  }
}

/**
 * What an edge needs of the release store, on its own disk: the registry and the builds that pages name. With it the
 * edge starts and serves while the store is away. Edges may share the folder: what lies in it was put there whole.
 */
export class KeptReleases {
  readonly folder: string;
  readonly #store: string;
  #needed: ReadonlySet<string> = new Set();

  /**
   * @param parent - holds the copies of each store that edges of this machine read, by the store's path
   * @param store - folder of the release store
   */
  constructor(parent: string, store: string) {
    const name = createHash('sha256').update(resolve(store)).digest('hex').slice(0, 12);
    this.folder = join(parent, name);
    this.#store = store;
  }

  /** The registry that was kept last; null where none was, or what there is cannot be read. */
  async registry(): Promise<Registry | null> {
    try {
      return parseRegistry(JSON.parse(await readFile(join(this.folder, 'registry.json'), 'utf8')));
    } catch {
      return null;
    }
  }

  async keepRegistry(registry: Registry): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const incoming = this.#incoming();
    await writeFile(incoming, JSON.stringify(registry), { flush: true });
    await rename(incoming, join(this.folder, 'registry.json'));
  }

  /**
   * The folder of a build, named `remote/version`, on the own disk.
   *
   * @throws DamagedBuild when the store's files are not those that were published
   */
  async keep(build: string): Promise<string> {
    const kept = join(this.folder, build);
    if (!existsSync(kept)) await this.#copy(build, kept);
    return kept;
  }

  /** Pages need these builds from now on: others are thrown away when they have not been needed for a day. */
  async need(builds: ReadonlySet<string>): Promise<void> {
    const now = new Date();
    for await (const build of glob('*/*', { cwd: this.folder })) {
      const folder = join(this.folder, build);
      if (builds.has(build) || this.#needed.has(build)) await utimes(folder, now, now);
      else if (now.getTime() - (await stat(folder)).mtimeMs > KEPT_FOR)
        await rm(folder, { recursive: true, force: true });
    }
    this.#needed = builds;
  }

  #incoming(): string {
    return join(this.folder, `${randomUUID()}.incoming`);
  }

  async #copy(build: string, kept: string): Promise<void> {
    const incoming = this.#incoming();
    try {
      await cp(join(this.#store, build), incoming, { recursive: true });
      await requireWhole(incoming, build);
      await mkdir(dirname(kept), { recursive: true });
      await rename(incoming, kept);
    } catch (error) {
      if (!existsSync(kept)) throw error;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }
}
