/** Texts that many points share, as short numbers. */
export class Words {
  readonly #texts: string[] = [];
  readonly #codes = new Map<string, number>();

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
