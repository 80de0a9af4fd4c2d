import { type PointColumns, pointAt } from './point-columns.ts';
import { type Area, CELLS, TILE_ZOOM } from './tile-grid.ts';
import { type Mark, RADIUS_PX, singleMark, WeightedClusters, zoomApart } from './weighted-clusters.ts';
import type { WishFilter } from './wish-filter.ts';
import type { PointWords } from './words.ts';

/** The points of a cell as one mark. */
function markOfCell(columns: PointColumns, rows: readonly number[], words: PointWords): Mark {
  const [first] = rows as [number];
  if (rows.length === 1) return singleMark(pointAt(columns, first, words));
  const area = { west: 180, south: 90, east: -180, north: -90 };
  let [lngs, lats] = [0, 0];
  for (const row of rows) {
    const [lng, lat] = [columns.lngs[row] as number, columns.lats[row] as number];
    lngs += lng;
    lats += lat;
    area.west = Math.min(area.west, lng);
    area.south = Math.min(area.south, lat);
    area.east = Math.max(area.east, lng);
    area.north = Math.max(area.north, lat);
  }
  const count = rows.length;
  const place = { lng: lngs / count, lat: lats / count };
  return { ...area, ...place, count, point: null, expansion: () => zoomApart(area, TILE_ZOOM) };
}

function marksOfCells(columns: PointColumns, rows: Uint32Array, words: PointWords): Mark[] {
  const cells: (number[] | undefined)[] = new Array(CELLS * CELLS);
  for (const row of rows) {
    const cell = columns.cells[row] as number;
    const inside = cells[cell];
    if (inside) inside.push(row);
    else cells[cell] = [row];
  }
  return cells.flatMap((inside) => (inside ? [markOfCell(columns, inside, words)] : []));
}

/** The clusters of the whole map up to the zoom of its tiles, made of the sums of the tiles' cells. */
export class MapClusters {
  readonly #filter: WishFilter;
  readonly #words: PointWords;
  /** Of a tile that has not changed the cells are not counted again. */
  readonly #cells = new WeakMap<PointColumns, readonly Mark[]>();
  #clusters: WeightedClusters | null = null;

  constructor(filter: WishFilter, words: PointWords) {
    this.#filter = filter;
    this.#words = words;
  }

  /** Forgets the clusters, as the tiles are others now. */
  tilesChanged(): void {
    this.#clusters = null;
  }

  marks(tiles: Iterable<PointColumns>, area: Area, zoom: number): Mark[] {
    this.#clusters ??= this.#build(tiles);
    return this.#clusters.marks(area, zoom);
  }

  #build(tiles: Iterable<PointColumns>): WeightedClusters {
    const marks = [...tiles].flatMap((columns) => this.#cellsOf(columns));
    return new WeightedClusters(marks, { minZoom: 0, maxZoom: TILE_ZOOM, radius: RADIUS_PX });
  }

  #cellsOf(columns: PointColumns): readonly Mark[] {
    const known = this.#cells.get(columns);
    if (known) return known;
    const marks = marksOfCells(columns, this.#filter.rowsOf(columns), this.#words);
    this.#cells.set(columns, marks);
    return marks;
  }
}
