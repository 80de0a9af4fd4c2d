import type { IndexedPoint, MapRow } from './map-rows.ts';
import { placeInGrid } from './tile-grid.ts';
import type { PointWords } from './words.ts';

/** The points of one tile of the map, by id, as columns of numbers: a million points are 48 MB. */
export interface PointColumns {
  readonly ids: Float64Array;
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  readonly families: Uint16Array;
  readonly materials: Uint32Array;
  readonly places: Uint32Array;
  /** Each place of them once. */
  readonly distinctPlaces: Uint32Array;
  readonly hours: Uint32Array;
  readonly closed: Uint8Array;
  readonly cells: Uint8Array;
}

const EMPTY = () => ({
  ids: [] as number[],
  lngs: [] as number[],
  lats: [] as number[],
  families: [] as number[],
  materials: [] as number[],
  places: [] as number[],
  hours: [] as number[],
  closed: [] as number[],
  cells: [] as number[],
});

type Growing = ReturnType<typeof EMPTY>;

const finished = (columns: Growing): PointColumns => ({
  ids: Float64Array.from(columns.ids),
  lngs: Float64Array.from(columns.lngs),
  lats: Float64Array.from(columns.lats),
  families: Uint16Array.from(columns.families),
  materials: Uint32Array.from(columns.materials),
  places: Uint32Array.from(columns.places),
  distinctPlaces: Uint32Array.from(new Set(columns.places)),
  hours: Uint32Array.from(columns.hours),
  closed: Uint8Array.from(columns.closed),
  cells: Uint8Array.from(columns.cells),
});

/** Takes points in the order of their ids, and sorts them by tiles. */
export class ColumnsByTile {
  readonly #words: PointWords;
  readonly #tiles = new Map<number, Growing>();

  constructor(words: PointWords) {
    this.#words = words;
  }

  add({ id, lng, lat, family, materials, place, hours, closed }: MapRow): void {
    const { tile, cell } = placeInGrid(lng, lat);
    const columns = this.#tiles.get(tile) ?? EMPTY();
    this.#tiles.set(tile, columns);
    columns.ids.push(id);
    columns.lngs.push(lng);
    columns.lats.push(lat);
    columns.families.push(this.#words.families.codeOf(family));
    columns.materials.push(this.#words.materials.codeOf(materials));
    columns.places.push(this.#words.places.codeOf(place));
    columns.hours.push(this.#words.hours.codeOf(hours));
    columns.closed.push(closed ? 1 : 0);
    columns.cells.push(cell);
  }

  /** The columns of each tile that has points. */
  finish(): Map<number, PointColumns> {
    return new Map([...this.#tiles].map(([tile, columns]) => [tile, finished(columns)]));
  }
}

/** A point of the columns. */
export const pointAt = (columns: PointColumns, row: number, words: PointWords): IndexedPoint => ({
  id: columns.ids[row] as number,
  lng: columns.lngs[row] as number,
  lat: columns.lats[row] as number,
  family: words.families.textOf(columns.families[row] as number),
  closed: columns.closed[row] === 1,
  hours: words.hours.textOf(columns.hours[row] as number),
});

/** A point of the columns with its materials. */
export const rowAt = (columns: PointColumns, row: number, words: PointWords): MapRow => ({
  ...pointAt(columns, row, words),
  materials: words.materials.textOf(columns.materials[row] as number),
  place: words.places.textOf(columns.places[row] as number),
});

/** Whether columns hold a point. */
export function holds({ ids }: PointColumns, id: number): boolean {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id;
}
