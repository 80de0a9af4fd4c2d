import { POINT_STATUSES } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { PUBLIC_STATUSES } from '../recycling-points/public-points.ts';
import type { IndexedPoint } from './cluster-index.ts';

const CLOSED_FOR_A_TIME = POINT_STATUSES['temporarily-not-working'];

/** Every public point that takes one of the materials (all points where none is named). */
export async function readMapPoints(db: Database, materials: readonly string[]): Promise<IndexedPoint[]> {
  const rows = await db
    .selectFrom('recycling_points as point')
    .innerJoin('point_icons as icon', 'icon.id', 'point.icon_id')
    .select(['point.id', 'point.lng', 'point.lat', 'icon.family', 'point.status'])
    .where('point.status', 'in', PUBLIC_STATUSES)
    .$if(materials.length > 0, (qb) =>
      qb.where((eb) =>
        eb(
          'point.id',
          'in',
          eb.selectFrom('point_rates').select('point_id').where('material_id', 'in', materials),
        ),
      ),
    )
    .orderBy('point.id')
    .execute();
  return rows.map(({ status, ...point }) => ({ ...point, closed: status === CLOSED_FOR_A_TIME }));
}
