import { POINT_STATUSES } from '@ecocircle/shared-contracts';
import { sql } from 'kysely';
import { type Database, isPostgres } from '../../database/database.ts';
import { containsWords } from '../../database/search-text.ts';
import { isPublicStatus } from '../recycling-points/public-points.ts';
import { HOURS_COLUMNS, hoursText } from './hours-text.ts';
import { type MapRow, PAID, placeText } from './map-rows.ts';

const CLOSED_FOR_A_TIME = POINT_STATUSES['temporarily-not-working'];

/** So many points are read at once: views are answered between two reads. */
const POINTS_AT_ONCE = 10_000;

function selectPoints(db: Database) {
  const material = sql`rate.material_id || case when rate.price > 0 then ${PAID} else '' end`;
  const joinedIds = isPostgres(db) ? sql.raw('string_agg') : sql.raw('group_concat');
  return db
    .selectFrom('recycling_points as point')
    .select(['point.id', 'point.icon_id', 'point.status', 'point.city'])
    .select(HOURS_COLUMNS.map((column) => `point.${column}` as const))
    .select((eb) =>
      eb
        .selectFrom('point_rates as rate')
        .whereRef('rate.point_id', '=', 'point.id')
        .select(sql<string | null>`${joinedIds}(${material}, ',')`.as('materials'))
        .as('materials'),
    )
    .orderBy('point.id');
}

type SelectedPoint = Awaited<ReturnType<ReturnType<typeof selectPoints>['execute']>>[number];

/** Makes rows of the public ones of points that were read. */
async function rowMaker(db: Database): Promise<(points: readonly SelectedPoint[]) => MapRow[]> {
  const icons = await db.selectFrom('point_icons').select(['id', 'family']).execute();
  const families = new Map(icons.map(({ id, family }) => [id, family]));
  return (points) =>
    points
      .filter(({ status }) => isPublicStatus(status))
      .map((point) => ({
        id: point.id,
        lng: point.lng,
        lat: point.lat,
        family: families.get(point.icon_id) ?? '',
        closed: point.status === CLOSED_FOR_A_TIME,
        materials: point.materials ?? '',
        place: placeText(point.country, point.city),
        hours: hoursText(point),
      }));
}

/**
 * Every public point, in the order of their ids, some thousands at a time. Others are read too and left out here: a
 * database that looks for the status would sort all points for each of these reads.
 */
export async function* readMapRows(db: Database): AsyncGenerator<MapRow[]> {
  const toRows = await rowMaker(db);
  for (let last = 0; ; ) {
    const points = await selectPoints(db).where('point.id', '>', last).limit(POINTS_AT_ONCE).execute();
    yield toRows(points);
    if (points.length < POINTS_AT_ONCE) return;
    last = points.at(-1)?.id ?? last;
  }
}

/** Those of some points that are public, in the order of their ids. */
export async function readMapRowsOf(db: Database, ids: readonly number[]): Promise<MapRow[]> {
  const toRows = await rowMaker(db);
  return toRows(await selectPoints(db).where('point.id', 'in', ids).execute());
}

/** Ids of all points, public or not, whose name, address, city or operator hold some words: an index answers it alone. */
export async function readIdsOf(db: Database, words: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('recycling_points')
    .select('id')
    .where(containsWords('search_text', words))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
