import type { gatherCity } from './gather-city.ts';
import { failureOf } from './keep-error.ts';
import type { Draft, KeptSet, KeptSets } from './kept-sets.ts';
import type { CityToKeep, KeepFailure, Kept } from './messages.ts';

/** What {@link Keeper} keeps for. */
export interface KeeperOptions {
  readonly sets: KeptSets;
  readonly remote: 'mf-points-map';
  readonly version: string;
  readonly mapUrl: string;
  /** It goes on, from one step to the next. That it has ended, whoever asked for it hears. */
  readonly onProgress: () => void;
  readonly gather: typeof gatherCity;
}

/** A set of yesterday is kept anew; so is one of tomorrow, which a wrong clock has made. */
const FRESH_MS = 86_400_000;

/** Steps of the progress that are told. */
const STEPS = 50;

/** Keeps a city, one at a time whoever asks, and knows how that goes. */
export class Keeper {
  progress: number | null = null;
  failure: KeepFailure | null = null;
  readonly #options: KeeperOptions;
  #work: Promise<boolean> | null = null;
  #stopping = new AbortController();

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  get isKeeping(): boolean {
    return this.#work !== null;
  }

  /** Keeps a city, in the place of what is kept. Resolves to whether that went well. */
  keep(city: CityToKeep): Promise<boolean> {
    this.#work ??= this.#keep(city).finally(() => {
      this.#work = null;
    });
    return this.#work;
  }

  /** Stops what is under way: nothing of it stays. Resolves when that is so. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#work;
  }

  /** Keeps the same city anew where what is kept is old. */
  async renew(): Promise<void> {
    const kept = await this.#options.sets.own();
    const age = kept ? Date.now() - kept.mark.at : 0;
    if (kept && (age > FRESH_MS || age < 0)) await this.keep(kept.mark.city);
  }

  /** Keeps for this build what the one before it has kept; a build that cannot do that does not take its place. */
  async takeOver(): Promise<void> {
    const before = await this.#options.sets.before();
    if (before && !(await this.keep(before.mark.city))) throw new Error(`not kept: ${this.failure}`);
  }

  async kept(): Promise<Kept | null> {
    const { sets } = this.#options;
    // While a build is installed the set of the one before is what there is.
    const set = await sets
      .own()
      .then((own) => own ?? sets.before())
      .catch(() => null);
    if (!set) return null;
    const { city, at, bytes, points } = set.mark;
    return { city, at, bytes, points };
  }

  async #keep(city: CityToKeep): Promise<boolean> {
    const { sets, remote, version, mapUrl, gather } = this.#options;
    let draft: Draft | null = null;
    this.failure = null;
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    this.#tell(0);
    try {
      const before: KeptSet | null = (await sets.own()) ?? (await sets.before());
      draft = await sets.begin();
      const onProgress = (share: number) => this.#tell(share);
      const mark = await gather(draft, { city, remote, version, mapUrl, before, signal, onProgress });
      signal.throwIfAborted();
      await draft.finish(mark);
      return true;
    } catch (error) {
      this.failure = signal.aborted ? 'stopped' : failureOf(error, draft !== null);
      this.#stopping.abort();
      await draft?.discard().catch(() => undefined);
      return false;
    } finally {
      this.progress = null;
    }
  }

  #tell(share: number): void {
    const step = Math.floor(share * STEPS) / STEPS;
    if (step === this.progress) return;
    this.progress = step;
    this.#options.onProgress();
  }
}
