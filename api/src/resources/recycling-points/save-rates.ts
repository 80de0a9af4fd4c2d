import type { RatesSave } from '@ecocircle/shared-contracts/rules';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';
import { type EntryIds, mayName, NO_ENTRIES, readPublished } from '../dictionaries/published.ts';
import type { PointRow } from './own-point.ts';
import { wrongValue } from './point-refusals.ts';
import { changeContent } from './save-point.ts';

type Rate = RatesSave['rates'][number];
type PlacedRate = Rate & { readonly position: number };
type WholeRate = PlacedRate & { readonly price: number };

const isWhole = (rate: PlacedRate): rate is WholeRate =>
  rate.units_slug !== '' && rate.srm_id !== '' && rate.price !== null;

/** Refuses the first rate whose field names something that it may not. */
function refuseUnlisted(
  rates: readonly Rate[],
  field: 'id' | 'units_slug' | 'srm_id',
  isListed: (id: string) => boolean,
  title: string,
): void {
  const wrong = rates.findIndex((rate) => rate[field] && !isListed(rate[field]));
  if (wrong >= 0) throw wrongValue(`/rates/${wrong}/${field}`, 'choice', title);
}

type OwnRate = Pick<Row<'point_rates'>, 'id' | 'material_id' | 'unit_slug'>;

/** What the rates of the point name, finished or not. */
function namedBy(row: PointRow, own: readonly OwnRate[]): EntryIds {
  const unfinished: Pick<Rate, 'units_slug' | 'srm_id'>[] = JSON.parse(row.unfinished_rates ?? '[]');
  return {
    ...NO_ENTRIES,
    materials: [...own.map(({ material_id }) => material_id), ...unfinished.map(({ srm_id }) => srm_id)],
    units: [...own.map(({ unit_slug }) => unit_slug), ...unfinished.map(({ units_slug }) => units_slug)],
  };
}

async function refuseUnknown(
  db: Database,
  rates: readonly Rate[],
  row: PointRow,
  own: readonly OwnRate[],
): Promise<void> {
  const may = mayName(await readPublished(db), namedBy(row, own));
  const isOwn = (id: string): boolean => own.some((rate) => String(rate.id) === id);
  refuseUnlisted(rates, 'id', isOwn, 'This rate is none of the recycling point');
  refuseUnlisted(rates, 'units_slug', (slug) => may('units', slug), 'There is no such unit');
  refuseUnlisted(rates, 'srm_id', (id) => may('materials', id), 'There is no such raw material');
}

/** Rates in their order: those that are whole, and the column of those that lack something. */
export function placeRates(rates: readonly Rate[]) {
  const placed = rates.map((rate, position) => ({ ...rate, position }));
  const unfinished = placed.filter((rate) => !isWhole(rate)).map(({ id: _, ...rate }) => rate);
  return {
    whole: placed.filter(isWhole),
    columns: { unfinished_rates: unfinished.length > 0 ? JSON.stringify(unfinished) : null },
  };
}

const toRow = (pointId: number, { id, units_slug, price, srm_id, position }: WholeRate) => ({
  ...(id !== undefined && { id: Number(id) }),
  point_id: pointId,
  material_id: srm_id,
  unit_slug: units_slug,
  price,
  position,
});

/** Replaces the rates of a point. Those that were there before keep their ids. */
export async function replaceRates(
  trx: Database,
  pointId: number,
  rates: readonly WholeRate[],
): Promise<void> {
  await trx.deleteFrom('point_rates').where('point_id', '=', pointId).execute();
  const known = rates.filter(({ id }) => id !== undefined);
  const added = rates.filter(({ id }) => id === undefined);
  for (const group of [known, added])
    if (group.length > 0)
      await trx
        .insertInto('point_rates')
        .values(group.map((rate) => toRow(pointId, rate)))
        .execute();
}

/** Saves all rates of an own point in their order; those that lack something wait beside them. */
export async function saveRates(
  trx: Database,
  account: Account,
  row: PointRow,
  { rates, version = row.version }: RatesSave,
): Promise<void> {
  const own = await trx
    .selectFrom('point_rates')
    .select(['id', 'material_id', 'unit_slug'])
    .where('point_id', '=', row.id)
    .execute();
  await refuseUnknown(trx, rates, row, own);
  const { whole, columns } = placeRates(rates);
  await changeContent(trx, {
    account,
    row,
    version,
    action: 'rates-saved',
    columns,
    parts: (inside) => replaceRates(inside, row.id, whole),
  });
}
