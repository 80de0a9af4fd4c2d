import { isDeepStrictEqual } from 'node:util';
import type { MapClusters as MapClustersAnswer } from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import { MapClusters } from './map-clusters.ts';
import type { IndexedPoint, MapRow } from './map-rows.ts';
import { MaterialFilter } from './material-filter.ts';
import { ColumnsByTile, holds, type PointColumns, rowAt } from './point-columns.ts';
import { TileClusters } from './tile-clusters.ts';
import {
  type Area,
  GLOBE,
  partsInTiles,
  partsOf,
  placeInGrid,
  sideOf,
  TILE_PX,
  TILE_ZOOM,
  withMargin,
} from './tile-grid.ts';
import {
  LAST_CLUSTERED_ZOOM,
  type Mark,
  RADIUS_PX,
  shiftedMark,
  WeightedClusters,
} from './weighted-clusters.ts';
import { Words } from './words.ts';

/** Keeps a view below 5 KB compressed: beyond that many marks, it is clustered as one zoom further out. */
const MARKS_IN_A_VIEW = 240;

/** Marks that are closer than a finger's width are one: those of two tiles do not know of each other. */
const APART_PX = 44;

/** Of so many points a view may be as large as it likes; of more it is what a screen can show. */
const POINTS_AT_ANY_SIZE = 5000;
const LARGEST_SCREEN_PX = 8192;

/** Clusters of tiles are kept until they are of so many points in all: at most 400 MB. */
const CLUSTERED_POINTS_KEPT = 2_000_000;
const FILTERS_KEPT = 7;

/** What a view shows, as the index knows it: whether its single points are open is not in it. */
export interface IndexedView extends Pick<MapClustersAnswer, 'total' | 'clusters'> {
  readonly points: readonly IndexedPoint[];
}

type Tiles = ReadonlyMap<number, PointColumns>;

/** Decimals that tell neighbouring pixels apart; five (a metre) at most. */
const decimals = (zoom: number): number =>
  Math.min(5, Math.max(1, Math.ceil(Math.log10((TILE_PX * 2 ** zoom) / 360))));

const rounded = (degrees: number, digits: number): number => Number(degrees.toFixed(digits));

const onGlobe = (lng: number): number => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);

const areaOf = ([west, south, east, north]: BoundingBox): Area => ({
  west,
  south,
  east: east < west ? east + 360 : east,
  north,
});

const contains = ({ west, south, east, north }: Area, { lng, lat }: Mark): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** The deepest zoom at which an area is no larger than a screen. */
const zoomOnScreen = (area: Area): number =>
  Math.max(0, Math.floor(Math.log2(LARGEST_SCREEN_PX / (TILE_PX * sideOf(area)))));

/** The same marks, with one for those that are too close to each other. */
function joined(marks: readonly Mark[], { west, east }: Area, zoom: number): Mark[] {
  const middle = (west + east) / 2;
  const options = { minZoom: zoom, maxZoom: zoom, radius: APART_PX };
  return new WeightedClusters(
    marks.map((mark) => shiftedMark(mark, -middle)),
    options,
  )
    .marks(GLOBE, zoom)
    .map((mark) => shiftedMark(mark, middle));
}

function toView(marks: readonly Mark[], zoom: number): IndexedView {
  const digits = decimals(zoom);
  const clusters = marks
    .filter(({ point }) => point === null)
    .map(
      ({ lng, lat, count, expansion }) =>
        [rounded(onGlobe(lng), digits), rounded(lat, digits), count, expansion()] as const,
    );
  const points = marks.flatMap(({ point }) =>
    point ? { ...point, lng: rounded(point.lng, 5), lat: rounded(point.lat, 5) } : [],
  );
  return { total: marks.reduce((sum, { count }) => sum + count, 0), clusters, points };
}

/**
 * The clusters of a set of points, by tiles: where a point changes, its tile alone is clustered anew. What a view shows
 * depends on the points alone, not on how they came here.
 */
export class ClusterIndex {
  readonly #words = new Words();
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

  /** What a view shows; the clusters of a crowded one are those of a smaller zoom. */
  view(box: BoundingBox, zoom: number, materials: readonly string[] = []): IndexedView {
    const filter = new MaterialFilter(materials, this.#words);
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

  /** Clusters what is not clustered yet, a tile at a time, so that no view has to wait for it; ends where points change. */
  *prepare(): Generator<void> {
    const filter = new MaterialFilter([], this.#words);
    const tiles = this.#tiles;
    for (const [tile, { ids }] of tiles) {
      const isFull = this.#tileClusters.calculatedSize + ids.length > CLUSTERED_POINTS_KEPT;
      if (isFull || this.#tiles !== tiles) return;
      this.#clustersOf(tile, filter);
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

  #marks(area: Area, zoom: number, filter: MaterialFilter): Mark[] {
    const wider = withMargin(area, 2 * RADIUS_PX, zoom);
    const marks = this.#marksAround(wider, zoom, filter);
    return marks.filter((mark) => contains(area, mark));
  }

  #marksAround(area: Area, zoom: number, filter: MaterialFilter): Mark[] {
    if (zoom <= TILE_ZOOM) return this.#marksOfMap(area, zoom, filter);
    const marks = this.#marksOfTiles(area, zoom, filter);
    return zoom <= LAST_CLUSTERED_ZOOM ? joined(marks, area, zoom) : marks;
  }

  #marksOfMap(area: Area, zoom: number, filter: MaterialFilter): Mark[] {
    const clusters = this.#maps.get(filter.key) ?? new MapClusters(filter, this.#words);
    this.#maps.set(filter.key, clusters);
    return partsOf(area, GLOBE).flatMap(({ part, degrees }) =>
      clusters.marks(this.#tiles.values(), part, zoom).map((mark) => shiftedMark(mark, degrees)),
    );
  }

  #marksOfTiles(area: Area, zoom: number, filter: MaterialFilter): Mark[] {
    return partsInTiles(area, this.#tiles.keys()).flatMap(({ tile, part, degrees }) =>
      this.#clustersOf(tile, filter)
        .marks(part, zoom)
        .map((mark) => shiftedMark(mark, degrees)),
    );
  }

  #columnsOf(tile: number): PointColumns {
    return this.#tiles.get(tile) as PointColumns;
  }

  #clustersOf(tile: number, filter: MaterialFilter): TileClusters {
    const key = `${tile} ${filter.key}`;
    const columns = this.#columnsOf(tile);
    const known = this.#tileClusters.get(key);
    if (known?.columns === columns) return known;
    const clusters = new TileClusters(columns, filter.rowsOf(columns), this.#words);
    this.#tileClusters.set(key, clusters);
    return clusters;
  }
}
