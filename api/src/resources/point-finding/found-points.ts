import type { Database } from '../../database/database.ts';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import type { Page } from '../../validation/numbers.ts';
import type { LngLat } from '../point-clusters/distances.ts';
import type { FoundPoints, PointSearch } from '../point-clusters/point-search.ts';
import { readPoints } from '../recycling-points/repository.ts';
import { MOST_COMPARED, type PriceMeasure, readBestPrices } from './best-price.ts';
import type { PointWishes } from './point-wishes.ts';

/** What finds points without reading them from the database: the index of the map. */
export interface PointFinder {
  /** Whether it knows the points yet. */
  readonly isReady: boolean;
  find(search: PointSearch): Promise<FoundPoints>;
}

/** What a list is narrowed by, and where its points are looked for from. */
export interface WantedPoints extends PointWishes {
  readonly q?: string | undefined;
  readonly cities?: readonly string[] | undefined;
  readonly bbox?: BoundingBox | undefined;
  readonly near?: LngLat | undefined;
}

interface OrderedIds {
  readonly total: number;
  readonly ids: readonly number[];
  readonly price?: PriceMeasure | undefined;
}

const byId = ({ points, total }: FoundPoints): OrderedIds => ({ total, ids: points.map(({ id }) => id) });

/** What is the best to go to stands first: what is open, and of that what is nearest. */
const searchFor = (wanted: WantedPoints): Omit<PointSearch, 'skip' | 'take'> => ({
  ...wanted,
  order: wanted.near ? 'open' : 'near',
});

async function bestToGoTo(finder: PointFinder, wanted: WantedPoints, { page, page_size }: Page) {
  return byId(await finder.find({ ...searchFor(wanted), skip: (page - 1) * page_size, take: page_size }));
}

/** Points that pay, the best price first; of equal ones the best to go to. */
async function bestPaid(
  db: Database,
  finder: PointFinder,
  wanted: WantedPoints,
  { page, page_size }: Page,
): Promise<OrderedIds> {
  const paying = { ...searchFor({ ...wanted, paidOnly: true }), skip: 0, take: MOST_COMPARED };
  const { total, ids } = byId(await finder.find(paying));
  const { best, measure } = await readBestPrices(db, ids, wanted.groups.flat());
  const priceOf = (id: number): number => best.get(id) ?? 0;
  const sorted = ids.toSorted((a, b) => priceOf(b) - priceOf(a));
  return { total, ids: sorted.slice((page - 1) * page_size, page * page_size), price: measure };
}

/** One page of the public points that are wanted, in the order that is asked for, and how many there are. */
export async function listFound(
  db: Database,
  finder: PointFinder,
  wanted: WantedPoints,
  { sort, page, page_size }: Page & { readonly sort?: 'open' | 'price' | undefined },
) {
  const which = { page, page_size };
  const found = sort === 'price' ? bestPaid(db, finder, wanted, which) : bestToGoTo(finder, wanted, which);
  const { total, ids, price }: OrderedIds = await found;
  return { data: await readPoints(db, ids), meta: { total, ...which, ...(price && { price }) } };
}
