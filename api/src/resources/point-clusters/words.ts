/** Texts that many points share, as short numbers. */
export class Words {
  readonly #texts: string[] = [];
  readonly #codes = new Map<string, number>();

  get size(): number {
    return this.#texts.length;
  }

  codeOf(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    this.#codes.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  textOf(code: number): string {
    return this.#texts[code] ?? '';
  }
}

/** The texts of the columns of points. */
export class PointWords {
  readonly families = new Words();
  readonly materials = new Words();
  readonly places = new Words();
  readonly hours = new Words();
}
