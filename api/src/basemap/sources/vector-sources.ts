import type { FastifyBaseLogger } from 'fastify';
import { isOnThisMachine, nameOf, rangesOf } from './archive-location.ts';
import type { BasemapArchives } from './basemap-variables.ts';
import { KeptArchive } from './kept-archive.ts';
import { archivesIn } from './packed-folder.ts';
import { SOURCE_TIMES, type SourceTimes } from './source-times.ts';
import type { VectorSource } from './vector-source.ts';

/** The archives of an installation. */
export interface VectorSources {
  /** Those that could be opened, in the order in which they are asked. */
  current(): readonly VectorSource[];
  /** Resolves when each of them was tried for the first time. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** What is opened. */
export interface VectorSourcesOptions extends BasemapArchives {
  /** Folders whose archives are asked after those that were named, each folder in its order. */
  readonly folders: readonly string[];
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly times?: Partial<SourceTimes>;
}

interface Entry {
  readonly archive: KeptArchive;
  readonly everyMs: number;
  lookedAt: number;
}

class OpenSources implements VectorSources {
  readonly #options: VectorSourcesOptions;
  readonly #times: SourceTimes;
  readonly #entries = new Map<string, Entry>();
  readonly #timer: NodeJS.Timeout;
  #order: readonly string[] = [];
  #looking: Promise<void> | null = null;
  readonly ready: Promise<void>;

  constructor(options: VectorSourcesOptions) {
    this.#options = options;
    this.#times = { ...SOURCE_TIMES, ...options.times };
    this.ready = this.#look();
    this.#timer = setInterval(() => this.#look(), this.#times.lookEveryMs).unref();
  }

  current(): readonly VectorSource[] {
    return this.#order.flatMap((location) => this.#entries.get(location)?.archive.source ?? []);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const { archive } of this.#entries.values()) archive.close();
    await this.#looking;
  }

  /** One after the other: a slow host does not make looks pile up. */
  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { locations, folders } = this.#options;
    const packed = await Promise.all(folders.map(archivesIn));
    this.#order = [...new Set([...locations, ...packed.flat()])];
    for (const [location, { archive }] of this.#entries)
      if (!this.#order.includes(location)) {
        archive.close();
        this.#entries.delete(location);
      }
    await Promise.all(this.#order.map((location) => this.#lookAt(this.#entryOf(location))));
  }

  async #lookAt(entry: Entry): Promise<void> {
    const now = performance.now();
    if (entry.archive.source && now - entry.lookedAt < entry.everyMs) return;
    entry.lookedAt = now;
    await entry.archive.look();
  }

  #entryOf(location: string): Entry {
    const known = this.#entries.get(location);
    if (known) return known;
    const { readBudgetMs, pauseMs, askHostEveryMs } = this.#times;
    const ranges = rangesOf(location, this.#options.s3, readBudgetMs);
    const archive = new KeptArchive(ranges, {
      name: nameOf(location),
      budgetMs: readBudgetMs,
      pauseMs,
      log: this.#options.log,
    });
    const everyMs = isOnThisMachine(location) ? 0 : askHostEveryMs;
    const entry = { archive, everyMs, lookedAt: Number.NEGATIVE_INFINITY };
    this.#entries.set(location, entry);
    return entry;
  }
}

/** Opens the archives behind the caller's back: a host that hangs does not hold up the start. */
export const openVectorSources = (options: VectorSourcesOptions): VectorSources => new OpenSources(options);
