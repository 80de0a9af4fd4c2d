import { readFileSync } from 'node:fs';
import { PLACES_FILE, type Place, toPlace } from './places.ts';

/** A part of the unit square. */
export interface UnitBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NEWLINE = 10;

/**
 * The places of the world, each decoded only when a tile shows it: as objects they would take ten times the memory.
 * The order of the file is kept, the most populous first.
 */
export class PlaceTable {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  readonly #populations: Uint32Array;
  readonly #labelZooms: Uint8Array;

  constructor(bytes: Buffer = readFileSync(PLACES_FILE)) {
    this.#bytes = bytes;
    const starts = [0];
    for (let at = this.#bytes.indexOf(NEWLINE); at !== -1; at = this.#bytes.indexOf(NEWLINE, at + 1))
      starts.push(at + 1);
    const count = starts.length - 1;
    this.#starts = Uint32Array.from(starts);
    [this.#xs, this.#ys] = [new Float64Array(count), new Float64Array(count)];
    [this.#populations, this.#labelZooms] = [new Uint32Array(count), new Uint8Array(count)];
    for (let at = 0; at < count; at += 1) {
      const { x, y, population, labelZoom } = this.at(at);
      [this.#xs[at], this.#ys[at], this.#populations[at], this.#labelZooms[at]] = [
        x,
        y,
        population,
        labelZoom,
      ];
    }
  }

  /** How many places there are. */
  get size(): number {
    return this.#starts.length - 1;
  }

  /** One place by its position in the file. */
  at(index: number): Place {
    return toPlace(this.#bytes.toString('utf8', this.#starts[index], (this.#starts[index + 1] ?? 1) - 1));
  }

  #select({ left, top, right, bottom }: UnitBox, isWanted: (index: number) => boolean): Place[] {
    const found: Place[] = [];
    for (let at = 0; at < this.size; at += 1) {
      const [x, y] = [this.#xs[at] as number, this.#ys[at] as number];
      if (x >= left && x <= right && y >= top && y <= bottom && isWanted(at)) found.push(this.at(at));
    }
    return found;
  }

  /** The places in a box that have a label at a zoom. */
  labelled(box: UnitBox, zoom: number): Place[] {
    return this.#select(box, (at) => this.#labelZooms[at] !== 0 && (this.#labelZooms[at] as number) <= zoom);
  }

  /** The places in a box with at least so many people. */
  populous(box: UnitBox, population: number): Place[] {
    return this.#select(box, (at) => (this.#populations[at] as number) >= population);
  }
}
