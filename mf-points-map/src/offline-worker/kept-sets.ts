import type { TileAddresses } from './kept-sheets.ts';
import type { Kept } from './messages.ts';

/** A set says that it is whole by this entry, which is written last. */
const MARK = '/kept.json';

/** What a set says of itself. */
export interface Mark extends Kept {
  /** The build of the remote whose page and code it holds. */
  readonly version: string;
  /** The clock of the page, as its text has it. */
  readonly now: string;
  /** West, south, east and north of what is kept. */
  readonly box: readonly [number, number, number, number];
  /** Of the tiles that it holds. */
  readonly addresses: TileAddresses;
}

/** A whole set: a page with all of its code, the points and the tiles of a city. */
export interface KeptSet {
  readonly name: string;
  readonly mark: Mark;
  readonly cache: Cache;
}

/** A set that is being gathered. Nobody is served of it. */
export interface Draft {
  put(url: string, answer: Response): Promise<void>;
  /** Makes it the one set of its build, if all that was put is still there. */
  finish(mark: Mark): Promise<KeptSet>;
  discard(): Promise<void>;
}

/** What was put into the browser's storage is not there any more. */
export class ClearedError extends Error {}

/** To open a set that is deleted at the same time would make an empty one. */
async function readMark(storage: CacheStorage, cacheName: string): Promise<Mark | null> {
  const answer = await storage.match(MARK, { cacheName });
  return answer ? ((await answer.json()) as Mark) : null;
}

/** What distinguishes one set of a build from the next. */
const nextId = (): string => crypto.randomUUID();

/**
 * The sets that are kept for the pages of one scope, each in a cache of its own. `owner` begins the names of all of them:
 * the remote, a space and the scope.
 */
export class KeptSets {
  readonly #storage: CacheStorage;
  readonly #owner: string;
  readonly #version: string;

  constructor(storage: CacheStorage, owner: string, version: string) {
    this.#storage = storage;
    this.#owner = `${owner} `;
    this.#version = version;
  }

  /** The whole set of this build; null: there is none. */
  async own(): Promise<KeptSet | null> {
    return this.#newest((mark) => mark.version === this.#version);
  }

  /** The whole set that another build has left; null: there is none. */
  async before(): Promise<KeptSet | null> {
    return this.#newest((mark) => mark.version !== this.#version);
  }

  async begin(): Promise<Draft> {
    await this.sweep();
    const name = `${this.#owner}${this.#version} ${nextId()}`;
    const cache = await this.#storage.open(name);
    let count = 0;
    return {
      async put(url, answer) {
        await cache.put(url, answer);
        count += 1;
      },
      finish: async (mark) => {
        const isThere = async (): Promise<boolean> => this.#storage.has(name);
        if (!(await isThere()) || (await cache.keys()).length < count) throw new ClearedError();
        await cache.put(MARK, Response.json(mark));
        if (!(await isThere())) throw new ClearedError();
        await this.#delete((other) => other !== name && this.#isOwn(other));
        return { name, mark, cache };
      },
      discard: async () => void (await this.#storage.delete(name)),
    };
  }

  /** Deletes what this build began and never finished. */
  async sweep(): Promise<void> {
    for (const name of await this.#names())
      if (this.#isOwn(name) && !(await readMark(this.#storage, name))) await this.#storage.delete(name);
  }

  /** Deletes the sets of other builds. */
  async forgetOthers(): Promise<void> {
    await this.#delete((name) => !this.#isOwn(name));
  }

  async forgetAll(): Promise<void> {
    await this.#delete(() => true);
  }

  #isOwn(name: string): boolean {
    return name.startsWith(`${this.#owner}${this.#version} `);
  }

  async #names(): Promise<string[]> {
    return (await this.#storage.keys()).filter((name) => name.startsWith(this.#owner));
  }

  async #delete(isMeant: (name: string) => boolean): Promise<void> {
    const names = (await this.#names()).filter(isMeant);
    await Promise.all(names.map((name) => this.#storage.delete(name)));
  }

  async #newest(isMeant: (mark: Mark) => boolean): Promise<KeptSet | null> {
    const found: Omit<KeptSet, 'cache'>[] = [];
    for (const name of await this.#names()) {
      const mark = await readMark(this.#storage, name);
      if (mark && isMeant(mark)) found.push({ name, mark });
    }
    const [newest] = found.sort((one, other) => other.mark.at - one.mark.at);
    return newest ? { ...newest, cache: await this.#storage.open(newest.name) } : null;
  }
}
