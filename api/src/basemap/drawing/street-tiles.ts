import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TILE_SIZE } from '../mercator.ts';
import type { VectorSource } from '../sources/vector-source.ts';
import type { TileAddress } from '../tile-address.ts';
import type { DrawingJob, DrawingLayer, Drawn } from './drawing-messages.ts';
import { type DrawingLimits, DrawingQueue, TooMuchWaits } from './drawing-queue.ts';
import { LONGEST_LABEL } from './label.ts';
import { factsOf, reaches, type SourceFacts } from './source-facts.ts';

/** The first zoom in which streets are drawn; before it the ground of the world says more. */
export const FIRST_STREET_ZOOM = 10;

/** How long a tile at which drawing broke is not tried again. */
const BROKEN_MS = 60_000;

/** The archives of an installation, which may change while it runs. */
export interface Streets {
  /** Those that can be read now, in the order in which they are drawn. */
  current(): readonly VectorSource[];
}

const NOTHING: Drawn = { content: null, hasStreets: false, lasts: true, problems: [] };

const hashOf = (archives: string): string =>
  archives ? createHash('sha256').update(archives).digest('hex').slice(0, 8) : '';

/** Gives each archive a number that the thread knows it by. */
class Numbered {
  readonly #streets: Streets | null;
  readonly #numbers = new WeakMap<VectorSource, number>();
  readonly #sources = new Map<number, VectorSource>();
  #last = 0;

  constructor(streets: Streets | null) {
    this.#streets = streets;
  }

  current(): readonly VectorSource[] {
    return this.#streets?.current() ?? [];
  }

  facts(): SourceFacts[] {
    const current = this.current();
    for (const [id, source] of this.#sources) if (!current.includes(source)) this.#sources.delete(id);
    return current.map((source) => factsOf(source, this.#idOf(source)));
  }

  /** Archives keep their time and tell the operator themselves what is wrong with them. */
  async tileAt(id: number, z: number, x: number, y: number): Promise<Uint8Array | null> {
    return (await this.#sources.get(id)?.tileAt(z, x, y)) ?? null;
  }

  #idOf(source: VectorSource): number {
    const known = this.#numbers.get(source);
    if (known === undefined) this.#last += 1;
    const id = known ?? this.#last;
    this.#numbers.set(source, id);
    this.#sources.set(id, source);
    return id;
  }
}

/** Draws tiles from archives of streets, in a thread of its own. */
export class StreetTiles {
  readonly #sources: Numbered;
  readonly #log: FastifyBaseLogger;
  readonly #queue: DrawingQueue;
  #named = { archives: '', version: '' };
  readonly #broken = new LRUCache<string, true>({ max: 500, ttl: BROKEN_MS });

  constructor(streets: Streets | null, log: FastifyBaseLogger, limits?: Partial<DrawingLimits>) {
    this.#sources = new Numbered(streets);
    this.#log = log;
    this.#queue = new DrawingQueue(({ source, z, x, y }) => this.#sources.tileAt(source, z, x, y), limits);
  }

  /** Another one when an archive came, went or was replaced. */
  get version(): string {
    const archives = this.#sources
      .current()
      .map(({ name, version }) => `${name} ${version}\n`)
      .join('');
    // Every request of a tile asks for it.
    if (archives !== this.#named.archives) this.#named = { archives, version: hashOf(archives) };
    return this.#named.version;
  }

  /** Where archives may have streets: west, south, east and north in degrees. */
  get boxes(): VectorSource['bounds'][] {
    return this.#sources.current().map(({ bounds }) => bounds);
  }

  /** The content of a tile's drawing; null where no archive has it. The key makes its ids its own. */
  async draw(layer: DrawingLayer, tile: TileAddress, key: string): Promise<Drawn> {
    const sources = this.#near(layer, tile);
    if (sources.length === 0) return NOTHING;
    const name = [layer, tile.z, tile.x, tile.y, ...sources.map(({ version }) => version)].join('/');
    return this.#draw({ layer, tile, key, sources }, name);
  }

  /** Onest with these letters, as a part of a drawing; null where there are none, or it could not be made. */
  async letters(letters: string): Promise<Drawn> {
    return letters ? this.#draw({ letters }, `letters/${letters}`) : NOTHING;
  }

  close(): Promise<void> {
    return this.#queue.close();
  }

  #near(layer: DrawingLayer, tile: TileAddress): SourceFacts[] {
    if (tile.z < FIRST_STREET_ZOOM) return [];
    // Names reach out of the archive that has them.
    const around = layer === 'names' ? LONGEST_LABEL / 2 / (TILE_SIZE * 2 ** tile.z) : 0;
    const facts = this.#sources.facts();
    return facts.some((source) => reaches(source, tile, around)) ? facts : [];
  }

  async #draw(job: DrawingJob, name: string): Promise<Drawn> {
    if (this.#broken.has(name)) return { ...NOTHING, lasts: false };
    try {
      const drawn = await this.#queue.draw(job);
      for (const problem of drawn.problems) this.#log.warn({ problem }, 'a street tile is left out');
      return drawn;
    } catch (error) {
      if (!(error instanceof TooMuchWaits)) this.#broken.set(name, true);
      this.#log.warn(
        { drawing: name, reason: (error as Error).message },
        'a part of the map could not be drawn',
      );
      return { ...NOTHING, lasts: false };
    }
  }
}
