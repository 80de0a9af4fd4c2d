import type { PointWishes } from '../point-finding/point-wishes.ts';
import { PAID, readPlace } from './map-rows.ts';
import type { OpenSet } from './open-hours.ts';
import type { PointColumns } from './point-columns.ts';
import type { PointWords, Words } from './words.ts';

/** What is wanted of points, and in which cities: of any name here; in all where none is. */
export interface IndexedWishes extends PointWishes {
  readonly cities?: readonly string[] | undefined;
}

/** Tells of each text of a column whether it passes, and of each but once: many points share them. */
function verdicts(words: Words, passes: (text: string) => boolean): (code: number) => boolean {
  const known: (boolean | undefined)[] = [];
  return (code) => {
    const before = known[code];
    if (before !== undefined) return before;
    const verdict = passes(words.textOf(code));
    known[code] = verdict;
    return verdict;
  };
}

const everyCode = (): boolean => true;

function materialsPass({ groups, paidOnly }: PointWishes): (text: string) => boolean {
  const wanted = new Set(groups.flat());
  return (text) => {
    const entries = text.split(',');
    const taken = new Set(entries.map((entry) => entry.replace(PAID, '')));
    const pays = ([...entry]: string): boolean =>
      entry.at(-1) === PAID && (wanted.size === 0 || wanted.has(entry.slice(0, -1).join('')));
    return (
      groups.every((group) => group.some((material) => taken.has(material))) &&
      (!paidOnly || entries.some(pays))
    );
  };
}

function placePasses({ country, notCountries, cities }: IndexedWishes): (text: string) => boolean {
  return (text) => {
    const place = readPlace(text);
    return (
      (country ?? place.country) === place.country &&
      !notCountries?.includes(place.country) &&
      (cities?.includes(place.city) ?? true)
    );
  };
}

const isOpen = ({ closed, hours }: PointColumns, row: number, open: OpenSet): boolean =>
  closed[row] === 0 && open.has(hours[row] as number);

/** Tells which points are wanted. */
export class WishFilter {
  readonly key: string;
  readonly #takes: (code: number) => boolean;
  readonly #isIn: (code: number) => boolean;
  readonly #open: OpenSet | null;

  /** @param open - what is open at the moment; null: whether points are open is not looked at */
  constructor(wishes: IndexedWishes, words: PointWords, open: OpenSet | null) {
    const { groups, paidOnly, country, notCountries, cities } = wishes;
    this.#open = open;
    this.key = JSON.stringify([groups, paidOnly, country, notCountries, cities, open?.tag]);
    const isNarrow = groups.length > 0 || paidOnly;
    this.#takes = isNarrow ? verdicts(words.materials, materialsPass(wishes)) : everyCode;
    const isPlaced = country !== undefined || notCountries !== undefined || cities !== undefined;
    this.#isIn = isPlaced ? verdicts(words.places, placePasses(wishes)) : everyCode;
  }

  /** Whether it leaves no point of a tile out, by where they are alone: most tiles lie in one country. */
  takesAllOf({ distinctPlaces }: PointColumns): boolean {
    return this.#takes === everyCode && !this.#open && distinctPlaces.every((code) => this.#isIn(code));
  }

  /** The rows of the points that pass. */
  rowsOf(columns: PointColumns): Uint32Array {
    const { materials, places } = columns;
    const rows = new Uint32Array(materials.length);
    let count = 0;
    for (let row = 0; row < materials.length; row += 1) {
      if (!this.#takes(materials[row] as number) || !this.#isIn(places[row] as number)) continue;
      if (this.#open && !isOpen(columns, row, this.#open)) continue;
      rows[count] = row;
      count += 1;
    }
    return rows.subarray(0, count);
  }
}
