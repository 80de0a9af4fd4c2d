import type { ServerPointStatus } from '@ecocircle/shared-contracts';
import { foldText } from '../../database/search-text.ts';
import type { Row } from '../../database/tables.ts';
import type { HoursColumns } from '../../special-days/special-days.ts';

/** A material that a new point takes. */
export type NewRate = Omit<Row<'point_rates'>, 'id' | 'point_id' | 'position'>;

/** A recycling point before it has an id: what the cabinet, the importer and the demo data write. */
export interface NewRecyclingPoint
  extends Readonly<Omit<Row<'recycling_points'>, 'id' | 'search_text' | 'created_at' | keyof HoursColumns>> {
  readonly status: ServerPointStatus;
  /** What is special in its hours; nothing, or what the point has, unless given. */
  readonly specialHours?: HoursColumns;
  readonly rates: readonly NewRate[];
  readonly photoIds: readonly string[];
}

/** The point's own row; rates and photos are rows of other tables. */
export function toPointRow({ rates: _, photoIds: __, specialHours, ...point }: NewRecyclingPoint) {
  const searched = [point.name, point.address, point.city, point.operator_name];
  return { ...point, ...specialHours, search_text: foldText(searched.join(' · ')) };
}
