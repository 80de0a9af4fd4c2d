import type { ServerPointStatus } from '@ecocircle/shared-contracts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { containsPattern, foldText } from '../../database/search-text.ts';
import type { Tables } from '../../database/tables.ts';
import { parseId } from '../../validation/numbers.ts';
import { isNoRevision } from '../recycling-points/no-revision.ts';
import { type QueueKey, queueKeyOf } from './queue-key.ts';

/** What all points are searched by. */
export interface PointSearch {
  /** An id, or words of a name, an address or an organisation. */
  readonly q?: string | undefined;
  readonly status?: ServerPointStatus | undefined;
  readonly after?: QueueKey | undefined;
}

type PointExpressions = ExpressionBuilder<Tables, 'recycling_points'>;

/** Names are folded as the words are, which no database of ours does itself; there are few organisations. */
async function organizationsNamed(db: Database, words: string): Promise<number[]> {
  const all = await db.selectFrom('organizations').select(['id', 'full_name']).execute();
  return all.filter(({ full_name }) => foldText(full_name).includes(foldText(words))).map(({ id }) => id);
}

async function matches(db: Database, words: string) {
  const named = await organizationsNamed(db, words);
  return (eb: PointExpressions): Expression<SqlBool> =>
    eb.or([
      sql<boolean>`search_text like ${containsPattern(words)} escape '\\'`,
      eb('id', '=', parseId(words) ?? 0),
      eb('organization_id', 'in', named),
    ]);
}

/** With words all points are looked at in the order of one index: that of the statuses would lead to every row. */
const inStatus = (status: ServerPointStatus, isSearch: boolean) => (eb: PointExpressions) =>
  isSearch ? sql<boolean>`coalesce(status, '') = ${status}` : eb('status', '=', status);

async function findIds(db: Database, { q = '', status, after }: PointSearch): Promise<number[]> {
  const isSearch = q !== '';
  const words = isSearch ? await matches(db, q) : undefined;
  const rows = await db
    .selectFrom('recycling_points')
    .select('id')
    .where(isNoRevision)
    .$if(status !== undefined, (query) => query.where(inStatus(status ?? 'draft', isSearch)))
    .$if(words !== undefined, (query) => query.where((eb) => words?.(eb) ?? eb.lit(true)))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('updated_at', 'id'), '<', tuple(after?.at ?? '', after?.id ?? 0)),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** One page of the points in every status that a search finds, the newest change first. */
export async function searchPoints(db: Database, search: PointSearch) {
  const rows = await db
    .selectFrom('recycling_points')
    .leftJoin('organizations', 'organizations.id', 'recycling_points.organization_id')
    .select([
      'recycling_points.id',
      'recycling_points.status',
      'recycling_points.name',
      'recycling_points.address',
      'recycling_points.city',
      'recycling_points.updated_at',
      'recycling_points.operator_name',
      'organizations.full_name',
    ])
    .where('recycling_points.id', 'in', await findIds(db, search))
    .orderBy('recycling_points.updated_at', 'desc')
    .orderBy('recycling_points.id', 'desc')
    .execute();
  const { page, next } = keyPage(rows, ({ updated_at, id }) => queueKeyOf(updated_at, id));
  const data = page.map(({ id, full_name, operator_name, ...facts }) => ({
    ...facts,
    id: String(id),
    organization: full_name ?? operator_name,
  }));
  return { data, next };
}
