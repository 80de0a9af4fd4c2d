import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMPTY_REGISTRY, type Registry } from '@ecocircle/shared-contracts';
import { parseRegistry } from '@ecocircle/shared-contracts/schemas';

/** How long the store may take to answer, in milliseconds: a disk on the network can hang. */
const ANSWERS_WITHIN = 5000;
const NO_FILE = 'no file';

/** Whether the store can be read: `since` is the moment of the change, `reason` is why it cannot. */
export type StoreState =
  | { readonly isAway: false; readonly since: Date }
  | { readonly isAway: true; readonly since: Date; readonly reason: string };

/** The registry as it stands, with a mark that changes whenever its file is replaced. */
export interface ReadRegistry {
  readonly mark: string;
  readonly registry: Registry;
}

/** Whether a file or a folder is not there. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Changes whenever a file is replaced; null where there is none. */
export async function markOf(file: string): Promise<string | null> {
  return stat(file).then(
    ({ mtimeMs, ino }) => `${mtimeMs}-${ino}`,
    (error) => (isMissing(error) ? null : Promise.reject(error)),
  );
}

/** Reads the registry of the release store, and knows since when it cannot be read. */
export class StoreLink {
  readonly #file: string;
  readonly #tell: (state: StoreState) => void;
  #state: StoreState = { isAway: false, since: new Date() };
  /** The look that has no answer yet: another one would keep another thread of the process waiting. */
  #looking: Promise<ReadRegistry | null> | null = null;

  /** @param tell - receives each change of the state */
  constructor(folder: string, tell: (state: StoreState) => void) {
    this.#file = join(folder, 'registry.json');
    this.#tell = tell;
  }

  get state(): StoreState {
    return this.#state;
  }

  /**
   * The registry, where it is another than that of the mark.
   *
   * @param last - the mark that was read last; null: none was
   * @param hasReleases - whether there were releases before: a registry that is missing then is no empty one
   * @returns null where it is as it was, or the store cannot be read
   */
  async read(last: string | null, hasReleases: boolean): Promise<ReadRegistry | null> {
    this.#looking ??= this.#look(last, hasReleases).finally(() => {
      this.#looking = null;
    });
    const unanswered = sleep(ANSWERS_WITHIN, undefined, { ref: false }).then(() => {
      throw new Error(`it has not answered for ${ANSWERS_WITHIN / 1000} s`);
    });
    try {
      const read = await Promise.race([this.#looking, unanswered]);
      if (this.#state.isAway) this.#turn({ isAway: false, since: new Date() });
      return read;
    } catch (error) {
      const { message: reason } = error as Error;
      if (!this.#state.isAway) this.#turn({ isAway: true, since: new Date(), reason });
      return null;
    }
  }

  async #look(last: string | null, hasReleases: boolean): Promise<ReadRegistry | null> {
    const mark = (await markOf(this.#file)) ?? NO_FILE;
    if (mark === NO_FILE && hasReleases) throw new Error(`${this.#file} is gone`);
    if (mark === last) return null;
    const registry =
      mark === NO_FILE ? EMPTY_REGISTRY : parseRegistry(JSON.parse(await readFile(this.#file, 'utf8')));
    return { mark, registry };
  }

  #turn(state: StoreState): void {
    this.#state = state;
    this.#tell(state);
  }
}
