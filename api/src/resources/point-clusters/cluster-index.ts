import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import { NO_WISHES } from '../point-finding/point-wishes.ts';
import { MapClusters } from './map-clusters.ts';
import type { MapRow } from './map-rows.ts';
import { OpenHours, type OpenSet } from './open-hours.ts';
import { ColumnsByTile, holds, type PointColumns, rowAt } from './point-columns.ts';
import { type FoundPoints, findInTiles, type PointSearch } from './point-search.ts';
import { TileClusters } from './tile-clusters.ts';
import { type Area, GLOBE, partsInTiles, partsOf, placeInGrid, TILE_ZOOM, withMargin } from './tile-grid.ts';
import { areaOf, contains, type IndexedView, joined, toView, zoomOnScreen } from './view-marks.ts';
import { LAST_CLUSTERED_ZOOM, type Mark, RADIUS_PX, shiftedMark } from './weighted-clusters.ts';
import { type IndexedWishes, WishFilter } from './wish-filter.ts';
import { PointWords } from './words.ts';

/** Keeps a view below 3.5 KB compressed: beyond that many marks, it is clustered as one zoom further out. */
const MARKS_IN_A_VIEW = 240;

/** Of so many points a view may be as large as it likes; of more it is what a screen can show. */
const POINTS_AT_ANY_SIZE = 5000;

/** Clusters of tiles are kept until they are of so many points in all: at most 400 MB. */
const CLUSTERED_POINTS_KEPT = 2_000_000;
const FILTERS_KEPT = 7;

type Tiles = ReadonlyMap<number, PointColumns>;

/**
 * The clusters of a set of points, by tiles: where a point changes, its tile alone is clustered anew. What a view shows
 * depends on the points alone, not on how they came here.
 */
export class ClusterIndex {
  readonly #words = new PointWords();
  /** Whether its points are open. */
  readonly open = new OpenHours(this.#words.hours);
  readonly #all = new WishFilter(NO_WISHES, this.#words, null);
  #tiles: Tiles = new Map();
  readonly #maps = new LRUCache<string, MapClusters>({ max: FILTERS_KEPT });
  readonly #tileClusters = new LRUCache<string, TileClusters>({
    maxSize: CLUSTERED_POINTS_KEPT,
    sizeCalculation: ({ columns }) => columns.ids.length,
  });

  /** An index of these points, in the order of their ids. */
  static of(rows: Iterable<MapRow>): ClusterIndex {
    const index = new ClusterIndex();
    const collected = index.collect();
    for (const row of rows) collected.add(row);
    index.replaceAll(collected);
    return index;
  }

  /** What takes all points in the order of their ids, for {@link replaceAll}. */
  collect(): ColumnsByTile {
    return new ColumnsByTile(this.#words);
  }

  /** Puts these points in the place of all; tiles whose points are the same stay as they are. */
  replaceAll(collected: ColumnsByTile): void {
    const tiles = collected.finish();
    for (const [tile, columns] of tiles) {
      const known = this.#tiles.get(tile);
      if (known && isDeepStrictEqual(known, columns)) tiles.set(tile, known);
    }
    this.#use(tiles);
  }

  /** Takes over points that changed: `rows` are those of them that the map shows, in the order of their ids. */
  change(changed: readonly number[], rows: readonly MapRow[]): void {
    const ids = new Set(changed);
    const added = Map.groupBy(rows, ({ lng, lat }) => placeInGrid(lng, lat).tile);
    const left = [...this.#tiles].filter(([, columns]) => changed.some((id) => holds(columns, id)));
    const tiles = new Map(this.#tiles);
    for (const tile of new Set([...added.keys(), ...left.map(([key]) => key)])) {
      const columns = this.#changedTile(tiles.get(tile), ids, added.get(tile) ?? []);
      if (columns) tiles.set(tile, columns);
      else tiles.delete(tile);
    }
    this.#use(tiles);
  }

  /**
   * What a view shows of the points that are wanted; the clusters of a crowded one are those of a smaller zoom.
   *
   * @param open - what is open at the moment; null: closed points are wanted too
   */
  view(
    box: BoundingBox,
    zoom: number,
    wishes: IndexedWishes = NO_WISHES,
    open: OpenSet | null = null,
  ): IndexedView {
    const filter = new WishFilter(wishes, this.#words, open);
    const area = areaOf(box);
    const deepest = this.#isLarge(area) ? Math.min(zoom, zoomOnScreen(area)) : zoom;
    let marks = this.#marks(area, deepest, filter);
    for (
      let z = Math.min(deepest, LAST_CLUSTERED_ZOOM + 1) - 1;
      z >= 0 && marks.length > MARKS_IN_A_VIEW;
      z -= 1
    )
      marks = this.#marks(area, z, filter);
    return toView(marks, zoom);
  }

  /**
   * The points that are wanted at a moment, in the order that is asked for.
   *
   * @param ids - only these are looked at, where words were looked for; null: all
   */
  find(search: PointSearch, ids: ReadonlySet<number> | null, now: Date): Promise<FoundPoints> {
    const filter = new WishFilter(search, this.#words, null);
    return findInTiles(this.#tiles, search, { filter, ids, open: this.open, now });
  }

  /** Clusters what is not clustered yet, a tile at a time, so that no view has to wait for it; ends where points change. */
  *prepare(): Generator<void> {
    const tiles = this.#tiles;
    for (const [tile, { ids }] of tiles) {
      const isFull = this.#tileClusters.calculatedSize + ids.length > CLUSTERED_POINTS_KEPT;
      if (isFull || this.#tiles !== tiles) return;
      this.#clustersOf(tile, this.#all);
      yield;
    }
  }

  #use(tiles: Tiles): void {
    // In one order: which mark of two neighbours takes in the other depends on it.
    this.#tiles = new Map([...tiles].sort(([a], [b]) => a - b));
    for (const clusters of this.#maps.values()) clusters.tilesChanged();
  }

  #changedTile(
    known: PointColumns | undefined,
    changed: ReadonlySet<number>,
    added: readonly MapRow[],
  ): PointColumns | undefined {
    const collected = this.collect();
    const stayed = known ? Array.from(known.ids.keys(), (row) => rowAt(known, row, this.#words)) : [];
    const rows = [...stayed.filter(({ id }) => !changed.has(id)), ...added];
    for (const row of rows.sort((a, b) => a.id - b.id)) collected.add(row);
    const [columns] = collected.finish().values();
    return known && isDeepStrictEqual(known, columns) ? known : columns;
  }

  #isLarge(area: Area): boolean {
    const lengths = partsInTiles(area, this.#tiles.keys()).map(
      ({ tile }) => this.#columnsOf(tile).ids.length,
    );
    return lengths.reduce((sum, length) => sum + length, 0) > POINTS_AT_ANY_SIZE;
  }

  #marks(area: Area, zoom: number, filter: WishFilter): Mark[] {
    const wider = withMargin(area, 2 * RADIUS_PX, zoom);
    const marks = this.#marksAround(wider, zoom, filter);
    return marks.filter((mark) => contains(area, mark));
  }

  #marksAround(area: Area, zoom: number, filter: WishFilter): Mark[] {
    if (zoom <= TILE_ZOOM) return this.#marksOfMap(area, zoom, filter);
    const marks = this.#marksOfTiles(area, zoom, filter);
    return zoom <= LAST_CLUSTERED_ZOOM ? joined(marks, area, zoom) : marks;
  }

  #marksOfMap(area: Area, zoom: number, filter: WishFilter): Mark[] {
    const clusters = this.#maps.get(filter.key) ?? new MapClusters(filter, this.#words);
    this.#maps.set(filter.key, clusters);
    return partsOf(area, GLOBE).flatMap(({ part, degrees }) =>
      clusters.marks(this.#tiles.values(), part, zoom).map((mark) => shiftedMark(mark, degrees)),
    );
  }

  #marksOfTiles(area: Area, zoom: number, filter: WishFilter): Mark[] {
    return partsInTiles(area, this.#tiles.keys()).flatMap(({ tile, part, degrees }) =>
      this.#clustersOf(tile, filter)
        .marks(part, zoom)
        .map((mark) => shiftedMark(mark, degrees)),
    );
  }

  #columnsOf(tile: number): PointColumns {
    return this.#tiles.get(tile) as PointColumns;
  }

  #clustersOf(tile: number, filter: WishFilter): TileClusters {
    const columns = this.#columnsOf(tile);
    const used = filter.takesAllOf(columns) ? this.#all : filter;
    const key = `${tile} ${used.key}`;
    const known = this.#tileClusters.get(key);
    if (known?.columns === columns) return known;
    const clusters = new TileClusters(columns, used.rowsOf(columns), this.#words);
    this.#tileClusters.set(key, clusters);
    return clusters;
  }
}
