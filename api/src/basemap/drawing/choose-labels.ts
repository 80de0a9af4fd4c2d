import { BoxGrid } from './box-grid.ts';
import { type Label, LONGEST_LABEL, REPEAT_DISTANCE } from './label.ts';
import { meet } from './shape.ts';

/** How often the rule is applied: near by, where archives end, a tile and its neighbours hold more than they show. */
export const roundsAt = (zoom: number): number => (zoom < 17 ? 1 : 3);

/** How far outside a tile a label can be that has a say in what is drawn in it. */
export const roomAt = (zoom: number): number => LONGEST_LABEL * (roundsAt(zoom) + 0.5);

/** A total order that does not depend on the tile that asks. */
const byRank = (a: Label, b: Label): number =>
  a.rank - b.rank || a.at.x - b.at.x || a.at.y - b.at.y || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);

const repeats = (a: Label, b: Label): boolean =>
  a.kind !== 'house' && a.text === b.text && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < REPEAT_DISTANCE;

const conflict = (a: Label, b: Label): boolean =>
  repeats(a, b) || a.boxes.some((one) => b.boxes.some((other) => meet(one, other)));

/**
 * Chooses among labels that meet, each tile by itself and every tile alike. A label is drawn if none is that is stronger
 * and meets it; as the answer for the stronger one would ask ever farther labels, the question is followed an odd number
 * of rounds and the last ones are taken to be drawn. So no two drawn labels meet, and a label that two tiles share is
 * drawn by both or by none.
 */
export class LabelChoice {
  readonly #stronger = new Map<Label, readonly Label[]>();
  readonly #known = new Map<Label, boolean[]>();
  readonly #grid = new BoxGrid<Label>();
  readonly #order = new Map<Label, number>();
  readonly #rounds: number;

  constructor(labels: readonly Label[], rounds: number) {
    this.#rounds = rounds;
    [...labels].sort(byRank).forEach((label, at) => {
      this.#order.set(label, at);
      const { x, y } = label.at;
      const reach = REPEAT_DISTANCE / 2;
      this.#grid.add([x - reach, y - reach, x + reach, y + reach], label);
    });
  }

  isDrawn(label: Label): boolean {
    return this.#isDrawn(label, this.#rounds);
  }

  #isDrawn(label: Label, rounds: number): boolean {
    if (rounds === 0) return true;
    const known = this.#known.get(label) ?? [];
    this.#known.set(label, known);
    known[rounds] ??= this.#strongerThan(label).every((other) => !this.#isDrawn(other, rounds - 1));
    return known[rounds];
  }

  #strongerThan(label: Label): readonly Label[] {
    const known = this.#stronger.get(label);
    if (known) return known;
    const { x, y } = label.at;
    const reach = REPEAT_DISTANCE / 2;
    const near = this.#grid.near([x - reach, y - reach, x + reach, y + reach]);
    const own = this.#order.get(label) ?? 0;
    const found = near.filter((other) => (this.#order.get(other) ?? 0) < own && conflict(other, label));
    this.#stronger.set(label, found);
    return found;
  }
}
