import type { Box } from './shape.ts';

const SQUARE = 128;
const COLUMNS = 2 ** 24;

/** Things by the squares that their boxes touch. */
export class BoxGrid<Thing> {
  readonly #squares = new Map<number, Thing[]>();

  add(box: Box, thing: Thing): void {
    for (const key of this.#keys(box)) {
      const square = this.#squares.get(key);
      if (square) square.push(thing);
      else this.#squares.set(key, [thing]);
    }
  }

  /** What has a box in the squares that a box touches, each once. */
  near(box: Box): Thing[] {
    const found = new Set<Thing>();
    for (const key of this.#keys(box)) for (const thing of this.#squares.get(key) ?? []) found.add(thing);
    return [...found];
  }

  *#keys([left, top, right, bottom]: Box): Generator<number> {
    for (let y = Math.floor(top / SQUARE); y <= Math.floor(bottom / SQUARE); y += 1)
      for (let x = Math.floor(left / SQUARE); x <= Math.floor(right / SQUARE); x += 1) yield y * COLUMNS + x;
  }
}
