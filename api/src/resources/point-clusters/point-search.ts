import type { BoundingBox } from '../../validation/bounding-box.ts';
import { BestFirst } from './best-first.ts';
import { type LngLat, leastMetres, metresBetween } from './distances.ts';
import { CLOSED_FOR_A_TIME, type OpenHours, type OpenMark } from './open-hours.ts';
import type { PointColumns } from './point-columns.ts';
import { type Area, areaOfTile, touchedBy } from './tile-grid.ts';
import { areaOf } from './view-marks.ts';
import type { IndexedWishes, WishFilter } from './wish-filter.ts';

/** What points are looked for by, in which order, and which of them. */
export interface PointSearch extends IndexedWishes {
  /** Words that name, address, city or operator hold. */
  readonly q?: string | undefined;
  readonly bbox?: BoundingBox | undefined;
  readonly near?: LngLat | undefined;
  /** By distance (by id where nobody said from where), or the open ones before the others. */
  readonly order: 'near' | 'open';
  readonly skip: number;
  readonly take: number;
}

/** A point that was found. */
export interface FoundPoint {
  readonly id: number;
  /** Whole metres from where it was looked for; 0 where nobody said. */
  readonly metres: number;
  readonly open: OpenMark;
}

/** How many points are wanted, how many of them are open, and those that were asked for, in their order. */
export interface FoundPoints {
  readonly total: number;
  readonly openNow: number;
  readonly points: readonly FoundPoint[];
}

/** Rows of one tile that pass. */
interface TileHits {
  readonly columns: PointColumns;
  readonly rows: Uint32Array;
  /** In metres. */
  readonly least: number;
}

interface Candidate {
  /** 0 before 1. */
  readonly rank: 0 | 1;
  readonly metres: number;
  readonly id: number;
  readonly open: OpenMark;
}

const compare = (one: Candidate, other: Candidate): number =>
  one.rank - other.rank || one.metres - other.metres || one.id - other.id;

/** What of a search narrows by place and by id. */
interface Narrowed {
  readonly area: Area | null;
  readonly ids: ReadonlySet<number> | null;
}

function isInside({ west, south, east, north }: Area, lng: number, lat: number): boolean {
  if (lat < south || lat > north) return false;
  return (lng >= west && lng <= east) || lng + 360 <= east || lng - 360 >= west;
}

function narrowed(columns: PointColumns, rows: Uint32Array, { area, ids }: Narrowed): Uint32Array {
  if (!area && !ids) return rows;
  return rows.filter(
    (row) =>
      (!area || isInside(area, columns.lngs[row] as number, columns.lats[row] as number)) &&
      (!ids || ids.has(columns.ids[row] as number)),
  );
}

function hoursOf(hits: readonly TileHits[]): Set<number> {
  const codes = new Set<number>();
  for (const { columns, rows } of hits) for (const row of rows) codes.add(columns.hours[row] as number);
  return codes;
}

const markOf = ({ closed, hours }: PointColumns, row: number, open: OpenHours): OpenMark =>
  closed[row] === 1 ? CLOSED_FOR_A_TIME : open.markOf(hours[row] as number);

/** Counts hits and keeps the best of them. */
class Ranking {
  total = 0;
  openNow = 0;
  readonly best: BestFirst<Candidate>;
  readonly #search: PointSearch;
  readonly #open: OpenHours;

  constructor(search: PointSearch, open: OpenHours) {
    this.best = new BestFirst(search.skip + search.take, compare);
    this.#search = search;
    this.#open = open;
  }

  add({ columns, rows, least }: TileHits): void {
    const { near, openOnly, order } = this.#search;
    for (const row of rows) {
      const open = markOf(columns, row, this.#open);
      const isOpen = open[0] === 1;
      if (isOpen) this.openNow += 1;
      if (openOnly && !isOpen) continue;
      this.total += 1;
      const rank = order === 'open' && !isOpen ? 1 : 0;
      const { worst } = this.best;
      if (worst && (rank > worst.rank || (rank === worst.rank && least > worst.metres))) continue;
      const metres = near
        ? Math.round(metresBetween(near, columns.lngs[row] as number, columns.lats[row] as number))
        : 0;
      const candidate = { rank, metres, id: columns.ids[row] as number, open } as const;
      if (!worst || compare(candidate, worst) < 0) this.best.add(candidate);
    }
  }
}

/** Finds points in tiles, the nearest tile first, so that of those far away little is looked at. */
export async function findInTiles(
  tiles: ReadonlyMap<number, PointColumns>,
  search: PointSearch,
  {
    filter,
    ids,
    open,
    now,
  }: {
    readonly filter: WishFilter;
    /** Only these, where some words were looked for. */
    readonly ids: ReadonlySet<number> | null;
    readonly open: OpenHours;
    readonly now: Date;
  },
): Promise<FoundPoints> {
  const { bbox, near, skip, take } = search;
  const area = bbox ? areaOf(bbox) : null;
  const isTouched = area ? touchedBy(area) : () => true;
  const hits = [...tiles]
    .filter(([tile]) => isTouched(tile))
    .map(([tile, columns]) => ({
      columns,
      rows: narrowed(columns, filter.rowsOf(columns), { area, ids }),
      least: near ? Math.floor(leastMetres(near, areaOfTile(tile))) : 0,
    }))
    .filter(({ rows }) => rows.length > 0);
  await open.refresh(hoursOf(hits), now);
  const ranking = new Ranking(search, open);
  for (const tile of hits.sort((a, b) => a.least - b.least)) ranking.add(tile);
  const points = ranking.best
    .take()
    .slice(skip, skip + take)
    .map(({ id, metres, open: mark }) => ({ id, metres, open: mark }));
  return { total: ranking.total, openNow: ranking.openNow, points };
}
