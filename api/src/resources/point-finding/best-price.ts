import type { Database } from '../../database/database.ts';

/** So many points are compared by what they pay: of more, those that are the best to go to. */
export const MOST_COMPARED = 5000;

/** What prices are compared in: those of one country, which have one currency, for one unit. */
export interface PriceMeasure {
  readonly country: string;
  readonly unit: string;
}

interface Price extends PriceMeasure {
  readonly pointId: number;
  readonly price: number;
}

async function readPrices(
  db: Database,
  ids: readonly number[],
  materials: readonly string[],
): Promise<Price[]> {
  const rows = await db
    .selectFrom('point_rates as rate')
    .innerJoin('recycling_points as point', 'point.id', 'rate.point_id')
    .where('rate.point_id', 'in', ids)
    .where('rate.material_id', 'in', materials)
    .where('rate.price', '>', 0)
    .select(['rate.point_id', 'rate.unit_slug', 'rate.price', 'point.country'])
    .execute();
  return rows.map(({ point_id, unit_slug, price, country }) => ({
    pointId: point_id,
    unit: unit_slug,
    price,
    country,
  }));
}

const keyOf = ({ country, unit }: PriceMeasure): string => `${country} ${unit}`;

/** What most of the points are paid in; of two that are as many the first by its name. */
function measureOf(prices: readonly Price[]): PriceMeasure | undefined {
  const points = Map.groupBy(prices, keyOf);
  const count = (of: readonly Price[]): number => new Set(of.map(({ pointId }) => pointId)).size;
  const [most] = [...points].sort(([a, one], [b, other]) => count(other) - count(one) || (a < b ? -1 : 1));
  return most?.[1][0];
}

/** What points pay best for one of some materials, by their ids, as far as it can be compared. */
export async function readBestPrices(db: Database, ids: readonly number[], materials: readonly string[]) {
  const prices = ids.length > 0 ? await readPrices(db, ids, materials) : [];
  const most = measureOf(prices);
  const measure: PriceMeasure | undefined = most && { country: most.country, unit: most.unit };
  const best = new Map<number, number>();
  for (const { pointId, price, ...paidIn } of prices)
    if (measure && keyOf(paidIn) === keyOf(measure))
      best.set(pointId, Math.max(price, best.get(pointId) ?? 0));
  return { best, measure };
}
