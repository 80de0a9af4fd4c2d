import type { Database } from '../../database/database.ts';
import { PUBLIC_STATUSES } from '../recycling-points/public-points.ts';
import type { MapPoint } from './cluster-index.ts';

/** Every public point that takes one of the materials (all points where none is named). */
export function readMapPoints(db: Database, materials: readonly string[]): Promise<MapPoint[]> {
  return db
    .selectFrom('recycling_points as point')
    .innerJoin('point_icons as icon', 'icon.id', 'point.icon_id')
    .select(['point.id', 'point.lng', 'point.lat', 'icon.family'])
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
}
