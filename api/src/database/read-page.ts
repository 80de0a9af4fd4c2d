import type { SelectQueryBuilder } from 'kysely';
import type { Page } from '../validation/numbers.ts';
import type { Tables } from './tables.ts';

/** One page of the rows that `shown` reads in order, with how many there are in `all`. */
export async function readPage<Counted extends keyof Tables, Shown, Table extends keyof Shown, Found>(
  all: SelectQueryBuilder<Tables, Counted, unknown>,
  shown: SelectQueryBuilder<Shown, Table, Found>,
  { page, page_size }: Page,
) {
  const [{ total }, rows] = await Promise.all([
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    shown
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute(),
  ]);
  return { rows, meta: { total, page, page_size } };
}
