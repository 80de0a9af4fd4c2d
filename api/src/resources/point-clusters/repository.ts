import { POINT_STATUSES } from '@ecocircle/shared-contracts';
import { sql } from 'kysely';
import { type Database, isPostgres } from '../../database/database.ts';
import { PUBLIC_STATUSES } from '../recycling-points/public-points.ts';
import type { MapRow } from './map-rows.ts';

const CLOSED_FOR_A_TIME = POINT_STATUSES['temporarily-not-working'];

/** So many points are read at once: views are answered between two reads. */
const POINTS_AT_ONCE = 10_000;

function selectMapRows(db: Database) {
  const joinedIds = isPostgres(db) ? sql.raw('string_agg') : sql.raw('group_concat');
  return db
    .selectFrom('recycling_points as point')
    .innerJoin('point_icons as icon', 'icon.id', 'point.icon_id')
    .select(['point.id', 'point.lng', 'point.lat', 'icon.family', 'point.status'])
    .select((eb) =>
      eb
        .selectFrom('point_rates as rate')
        .whereRef('rate.point_id', '=', 'point.id')
        .select(sql<string | null>`${joinedIds}(rate.material_id, ',')`.as('materials'))
        .as('materials'),
    )
    .where('point.status', 'in', PUBLIC_STATUSES)
    .orderBy('point.id');
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectMapRows>['execute']>>[number];

const toMapRow = ({ status, materials, ...point }: SelectedRow): MapRow => ({
  ...point,
  closed: status === CLOSED_FOR_A_TIME,
  materials: materials ?? '',
});

/** Every public point, in the order of their ids, some thousands at a time. */
export async function* readMapRows(db: Database): AsyncGenerator<MapRow[]> {
  for (let last = 0; ; ) {
    const rows = await selectMapRows(db).where('point.id', '>', last).limit(POINTS_AT_ONCE).execute();
    yield rows.map(toMapRow);
    if (rows.length < POINTS_AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Those of some points that are public, in the order of their ids. */
export async function readMapRowsOf(db: Database, ids: readonly number[]): Promise<MapRow[]> {
  const rows = await selectMapRows(db).where('point.id', 'in', ids).execute();
  return rows.map(toMapRow);
}
