import { FIRST_ICON } from '@ecocircle/shared-contracts';
import { type EntryIds, mayName } from '../resources/dictionaries/published.ts';
import type { NewRate, NewRecyclingPoint } from '../resources/recycling-points/new-recycling-point.ts';

/** What a row's point comes without. */
export interface LeftOut {
  /** The row's own id. */
  readonly row: string;
  /** Ids of the dictionaries. */
  readonly entries: readonly string[];
}

/** What a point names of the dictionaries. */
export const entriesOf = (
  { icon_id }: Pick<NewRecyclingPoint, 'icon_id'>,
  rates: readonly Pick<NewRate, 'material_id' | 'unit_slug'>[],
): EntryIds => ({
  materials: rates.map(({ material_id }) => material_id),
  units: rates.map(({ unit_slug }) => unit_slug),
  icons: [icon_id],
});

/**
 * A point without what it may not name. It comes all the same: a data set of others says what is handed in there, and
 * nobody is there to change a row.
 *
 * @param had - what the point has already
 */
export function withoutRetired(point: NewRecyclingPoint, had: EntryIds, published: EntryIds) {
  const may = mayName(published, had);
  const entries = entriesOf(point, point.rates);
  const retired = (['materials', 'units', 'icons'] as const).flatMap((dictionary) =>
    entries[dictionary].filter((id) => !may(dictionary, id)),
  );
  if (retired.length === 0) return { point, retired };
  const rates = point.rates.filter(
    ({ material_id, unit_slug }) => may('materials', material_id) && may('units', unit_slug),
  );
  const icon_id = may('icons', point.icon_id) ? point.icon_id : FIRST_ICON;
  return { point: { ...point, rates, icon_id }, retired: [...new Set(retired)] };
}
