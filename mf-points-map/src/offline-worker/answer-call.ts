import {
  metresBetween,
  openChange,
  type RecyclingPoint,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { foundAmong, isOpenAt, type PointsSearch } from '@ecocircle/shared-contracts/point-finding';
import { BASE, PAGE_SIZE } from '../points-data/point-queries.ts';
import { doMeet } from './do-meet.ts';
import { groupMarks } from './group-marks.ts';

type Box = NonNullable<PointsSearch['box']>;

/** The points of a kept city: as the API sent them, and read. */
export interface KeptPoints {
  readonly sent: ReadonlyMap<string, unknown>;
  readonly points: readonly RecyclingPoint[];
  readonly box: Box;
}

/** Reads points as the API sent them. */
export function readKept(sent: readonly unknown[], box: Box): KeptPoints {
  const points = sent.map(toRecyclingPoint);
  return { sent: new Map(points.map(({ id }, index) => [id, sent[index]])), points, box };
}

const numbersIn = (list: string | null): number[] => list?.split(',').map(Number) ?? [];

function boxIn(query: URLSearchParams): Box | null {
  const [west, south, east, north] = numbersIn(query.get('bbox'));
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  return [west, south, east, north];
}

/** The groups of materials as the API reads them: without `match=all` any of them will do. */
function groupsIn(query: URLSearchParams): string[][] {
  const groups = (query.get('materials') ?? '')
    .split(',')
    .map((group) => group.split('.').filter(Boolean))
    .filter(({ length }) => length > 0);
  return query.get('match') === 'all' || groups.length === 0 ? groups : [groups.flat()];
}

function searchIn(query: URLSearchParams): PointsSearch {
  const [lng, lat] = numbersIn(query.get('near'));
  return {
    q: query.get('q') ?? '',
    groups: groupsIn(query),
    openOnly: query.get('open') === 'now',
    paidOnly: query.get('paid') === '1',
    country: query.get('country'),
    notCountries: query.get('not_country')?.split(',') ?? [],
    box: boxIn(query),
    near: lng === undefined || lat === undefined ? null : { lng, lat },
    sort: query.get('sort') === 'price' ? 'price' : 'open',
  };
}

/** Whether somebody asks from beside the city: of what is nearest there nothing is known. */
function isBeside({ box }: KeptPoints, query: URLSearchParams): boolean {
  const { near } = searchIn(query);
  return near !== null && !doMeet([near.lng, near.lat, near.lng, near.lat], box);
}

/** What a view of the map asks for: its list and its marks. */
export const POINTS_LIST = `${BASE}/facility/`;
export const MARKS = `${BASE}/clusters/`;

function listOf({ points, sent }: KeptPoints, query: URLSearchParams, moment: Date): unknown {
  const found = foundAmong(points, searchIn(query), moment);
  const [page, pageSize] = [
    Number(query.get('page') ?? 1),
    Number(query.get('page_size') ?? PAGE_SIZE),
  ] as const;
  const shown = found.points.slice((page - 1) * pageSize, page * pageSize);
  return {
    data: shown.map(({ id }) => sent.get(id)),
    meta: {
      total: found.points.length,
      page,
      page_size: pageSize,
      ...(found.price && { price: found.price }),
    },
  };
}

function marksOf({ points }: KeptPoints, query: URLSearchParams, moment: Date): unknown {
  const { points: found } = foundAmong(points, searchIn(query), moment);
  return groupMarks(found, Number(query.get('zoom')), moment);
}

function nearestOf({ points }: KeptPoints, query: URLSearchParams, moment: Date): unknown {
  const search = searchIn(query);
  const { points: found } = foundAmong(points, search, moment);
  const [first] = search.near ? found : [];
  const until = first?.workingHours
    ? openChange(first.workingHours, moment, first.timeZone, first.specialHours.days).until
    : null;
  const distance = first && search.near ? Math.round(metresBetween(search.near, first.coords)) : 0;
  return {
    data: {
      total: found.length,
      openNow: found.filter((point) => isOpenAt(point, moment)).length,
      nearest: first
        ? {
            id: first.id,
            name: first.name,
            distance,
            open: first.workingHours || first.closing ? isOpenAt(first, moment) : null,
            until: until?.toISOString() ?? null,
            zone: first.timeZone,
          }
        : null,
    },
  };
}

/**
 * What the API would say to a call, by what is kept of a city and at a moment; null where that does not tell: an unknown
 * point, or a part of the map that is far away.
 */
export function answerCall(
  kept: KeptPoints,
  { pathname, searchParams: query }: URL,
  moment: Date,
): unknown | null {
  const box = boxIn(query);
  if (box && !doMeet(box, kept.box)) return null;
  if (pathname === POINTS_LIST) return listOf(kept, query, moment);
  if (pathname === MARKS) return marksOf(kept, query, moment);
  if (pathname === `${BASE}/answer/`) return isBeside(kept, query) ? null : nearestOf(kept, query, moment);
  const [, id] = /\/facility\/facility\/(\d+)\/$/.exec(pathname) ?? [];
  const sent = id === undefined ? undefined : kept.sent.get(id);
  return sent === undefined ? null : { data: sent };
}
