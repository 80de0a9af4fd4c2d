import type { PlaceTable } from '../../basemap/place-table.ts';
import type { Place } from '../../basemap/places.ts';
import { foldWords } from '../../database/search-text.ts';

/** Stands before every name of a place. */
const NAME = '|';

/** The names of all places in every language as they are compared, in the order of the table. */
export class NameIndex {
  readonly #table: PlaceTable;
  readonly #names: readonly string[];

  constructor(table: PlaceTable) {
    this.#table = table;
    this.#names = Array.from({ length: table.size }, (_, at) => {
      const { name, names } = table.at(at);
      const all = new Set([name, ...Object.values(names)].filter(Boolean).map(foldWords));
      return [...all].map((one) => `${NAME}${one}`).join('') + NAME;
    });
  }

  #having(words: string, most: number): Place[] {
    const found: Place[] = [];
    for (let at = 0; at < this.#names.length && found.length < most; at += 1)
      if (this.#names[at]?.includes(words)) found.push(this.#table.at(at));
    return found;
  }

  /**
   * Places by the beginning of a name or of a word in it, at most so many of each sort: first those that are called
   * exactly so, then those whose name begins so, then the others; within each the most populous first.
   */
  find(words: string, most: number): Place[][] {
    const folded = foldWords(words);
    if (folded === '') return [];
    const sorts = [`${NAME}${folded}${NAME}`, `${NAME}${folded}`, ` ${folded}`];
    const seen = new Set<string>();
    const isNew = ({ lng, lat }: Place): boolean => seen.size < seen.add(`${lng},${lat}`).size;
    return sorts.map((sort) => this.#having(sort, most).filter(isNew));
  }
}
