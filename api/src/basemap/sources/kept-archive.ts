import type { FastifyBaseLogger } from 'fastify';
import { type ArchiveReader, isSameArchive, openArchive, ReplacedError } from './archive-reader.ts';
import type { ByteRanges } from './byte-ranges.ts';
import { TroubleLog } from './trouble-log.ts';
import type { VectorSource } from './vector-source.ts';
import { VectorSourceError } from './vector-source-error.ts';

/** What an archive is kept with. */
export interface KeptArchiveOptions {
  readonly name: string;
  /** What it may take to read a tile, however many reads that needs. */
  readonly budgetMs: number;
  readonly pauseMs: number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** These concern a part of the archive: its other tiles can be read. */
const isOfOneTile = ({ reason }: VectorSourceError): boolean => reason === 'damaged';

/** The library reads directories for all who wait, so it does not stop for one of them. */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}

/**
 * An archive that is opened again when it was replaced, and left alone for a while when it cannot be read, so that
 * nobody waits for it with every tile.
 */
export class KeptArchive {
  readonly #ranges: ByteRanges;
  readonly #options: KeptArchiveOptions;
  readonly #trouble: TroubleLog;
  #reader: ArchiveReader | null = null;
  #source: VectorSource | null = null;
  #opening: Promise<ArchiveReader> | null = null;
  #failure: VectorSourceError | null = null;
  #pausedUntil = 0;
  #closed = false;

  constructor(ranges: ByteRanges, options: KeptArchiveOptions) {
    this.#ranges = ranges;
    this.#options = options;
    this.#trouble = new TroubleLog(options.log, ranges.address);
  }

  /** The archive as a source, the same object until it is replaced; null until it could be opened. */
  get source(): VectorSource | null {
    return this.#source;
  }

  close(): void {
    this.#closed = true;
  }

  /** Opens it where it is not open, and again where it was replaced. Failures are told to the operator alone. */
  async look(): Promise<void> {
    if (this.#isPaused()) return;
    try {
      const reader = this.#reader ?? (await this.#open());
      if (!(await isSameArchive(this.#ranges, reader))) await this.#open();
      this.#recover();
    } catch (error) {
      this.#fail(error);
    }
  }

  async #tileAt(z: number, x: number, y: number, signal?: AbortSignal): Promise<Uint8Array | null> {
    if (this.#failure && this.#isPaused()) throw this.#failure;
    const budget = AbortSignal.timeout(this.#options.budgetMs);
    const either = signal ? AbortSignal.any([signal, budget]) : budget;
    try {
      const tile = await orAborted(this.#readTile(z, x, y, either), either);
      this.#recover();
      return tile;
    } catch (error) {
      signal?.throwIfAborted();
      throw this.#fail(budget.aborted ? this.#tooSlow() : error);
    }
  }

  #tooSlow(): VectorSourceError {
    return new VectorSourceError('too-slow', `it has not given a tile within ${this.#options.budgetMs} ms`);
  }

  async #readTile(z: number, x: number, y: number, signal?: AbortSignal): Promise<Uint8Array | null> {
    const reader = this.#reader ?? (await this.#open());
    try {
      return await reader.tileAt(z, x, y, signal);
    } catch (error) {
      if (!(error instanceof ReplacedError)) throw error;
      return (await this.#open()).tileAt(z, x, y, signal);
    }
  }

  /** Once for all who wait for it. */
  #open(): Promise<ArchiveReader> {
    this.#opening ??= openArchive(this.#ranges)
      .then((reader) => {
        this.#use(reader);
        return reader;
      })
      .finally(() => {
        this.#opening = null;
      });
    return this.#opening;
  }

  #use(reader: ArchiveReader): void {
    if (this.#reader && this.#reader.version !== reader.version) this.#trouble.replaced();
    this.#reader = reader;
    this.#source = {
      ...reader,
      name: this.#options.name,
      tileAt: (z, x, y, signal) => this.#tileAt(z, x, y, signal),
      close: async () => this.close(),
    };
  }

  #isPaused(): boolean {
    return this.#closed || performance.now() < this.#pausedUntil;
  }

  #recover(): void {
    if (this.#failure) this.#trouble.over();
    this.#failure = null;
  }

  #fail(error: unknown): VectorSourceError {
    const failure =
      error instanceof VectorSourceError
        ? error
        : new VectorSourceError('unreachable', 'it is being replaced', { cause: error });
    this.#trouble.tell(failure);
    if (this.#reader && isOfOneTile(failure)) return failure;
    this.#failure = failure;
    this.#pausedUntil = performance.now() + this.#options.pauseMs;
    return failure;
  }
}
