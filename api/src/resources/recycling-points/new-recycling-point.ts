import type { ServerPointStatus } from '@ecocircle/shared-contracts';
import { foldText } from '../../database/search-text.ts';
import type { Row } from '../../database/tables.ts';
import type { HoursColumns } from '../../special-days/special-days.ts';

/** A material that a new point takes. */
export type NewRate = Omit<Row<'point_rates'>, 'id' | 'point_id' | 'position'>;

/** The columns that a new point need not name. */
type Later =
  | 'version'
  | 'closed_from'
  | 'closed_to'
  | 'closing_comment'
  | 'decline_reason'
  | 'status_before_block'
  | 'verified_at'
  | 'asked_at'
  | 'own_ref'
  | 'unfinished_rates'
  | 'revision_of';

/** A recycling point before it has an id: what the cabinet, the importer and the demo data write. */
export interface NewRecyclingPoint
  extends Readonly<
      Omit<Row<'recycling_points'>, 'id' | 'search_text' | 'created_at' | keyof HoursColumns | Later>
    >,
    Readonly<Partial<Pick<Row<'recycling_points'>, Exclude<Later, 'version'>>>> {
  readonly status: ServerPointStatus;
  /** What is special in its hours; nothing, or what the point has, unless given. */
  readonly specialHours?: HoursColumns;
  readonly rates: readonly NewRate[];
  readonly photoIds: readonly string[];
}

/** The point's own row; rates and photos are rows of other tables. */
export function toPointRow({ rates: _, photoIds: __, specialHours, ...point }: NewRecyclingPoint) {
  return { ...point, ...specialHours, search_text: searchTextOf(point) };
}

/** What a search for a point looks into. */
export function searchTextOf({
  name,
  address,
  city,
  operator_name,
}: Pick<Row<'recycling_points'>, 'name' | 'address' | 'city' | 'operator_name'>): string {
  return foldText([name, address, city, operator_name].join(' · '));
}
