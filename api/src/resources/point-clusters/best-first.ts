/** Keeps the best of many, in their order: those that are no better than enough others are forgotten. */
export class BestFirst<Entry> {
  readonly #most: number;
  readonly #compare: (one: Entry, other: Entry) => number;
  #entries: Entry[] = [];
  #worst: Entry | undefined;

  constructor(most: number, compare: (one: Entry, other: Entry) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  /** Of those that were kept the last one, once there are enough; what is not before it need not be added. */
  get worst(): Entry | undefined {
    return this.#worst;
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length >= 2 * this.#most) this.#sort();
  }

  /** The best, the first one first. */
  take(): readonly Entry[] {
    this.#sort();
    return this.#entries;
  }

  #sort(): void {
    this.#entries = this.#entries.sort(this.#compare).slice(0, this.#most);
    if (this.#entries.length === this.#most) this.#worst = this.#entries.at(-1);
  }
}
