import type { PointColumns } from './point-columns.ts';
import type { Words } from './words.ts';

/** Tells which points take one of some materials; all points where none is named. */
export class MaterialFilter {
  readonly key: string;
  readonly #wanted: ReadonlySet<string>;
  readonly #words: Words;
  /** What is known of each list of materials that points have: there are few of them. */
  readonly #taken: boolean[] = [];

  constructor(materials: readonly string[], words: Words) {
    this.key = materials.join(',');
    this.#wanted = new Set(materials);
    this.#words = words;
  }

  /** The rows of the points that pass. */
  rowsOf({ materials }: PointColumns): Uint32Array {
    const rows = new Uint32Array(materials.length);
    let count = 0;
    for (let row = 0; row < materials.length; row += 1) {
      if (!this.#takes(materials[row] as number)) continue;
      rows[count] = row;
      count += 1;
    }
    return rows.subarray(0, count);
  }

  #takes(code: number): boolean {
    if (this.#wanted.size === 0) return true;
    const known = this.#taken[code];
    if (known !== undefined) return known;
    const materials = this.#words.textOf(code).split(',');
    const takes = materials.some((material) => this.#wanted.has(material));
    this.#taken[code] = takes;
    return takes;
  }
}
