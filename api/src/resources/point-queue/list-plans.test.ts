import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { type Database, isPostgres } from '../../database/database.ts';
import { searchPoints } from './point-search.ts';
import { listQueue, nextCase } from './repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

async function queriesOf(read: (db: Database) => Promise<unknown>): Promise<readonly CompiledQuery[]> {
  const nodes: RootOperationNode[] = [];
  const transformQuery = ({ node }: { readonly node: RootOperationNode }) => {
    nodes.push(node);
    return node;
  };
  await read(database.db.withPlugin({ transformQuery, transformResult: async ({ result }) => result }));
  const executor = database.db.getExecutor();
  return nodes.map((node) => executor.compileQuery(node, createQueryId()));
}

/** How the database answers a query, in its own words; PostgreSQL, whose tables are empty here, where it may not scan. */
function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  return database.db.transaction().execute(async (trx) => {
    const isPg = isPostgres(trx);
    if (isPg)
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await sql.raw(`set local enable_${way} = off`).execute(trx);
    const explained = `${isPg ? 'explain' : 'explain query plan'} ${text}`;
    const { rows } = await trx.executeQuery(CompiledQuery.raw(explained, [...parameters]));
    return JSON.stringify(rows);
  });
}

const KEY = { at: '2026-11-01T00:00:00.000Z', id: 7 };

test.each<[string, (db: Database) => Promise<unknown>, string]>([
  ['the queue', (db) => listQueue(db, undefined), 'queue'],
  ['a later page of the queue', (db) => listQueue(db, KEY), 'queue'],
  ['the case to look at next', (db) => nextCase(db, 7, 1), 'queue'],
  ['all points', (db) => searchPoints(db, {}), 'search'],
  ['a later page of all points', (db) => searchPoints(db, { after: KEY }), 'search'],
  ['the points in a status', (db) => searchPoints(db, { status: 'accepted' }), 'queue'],
  ['the points with words', (db) => searchPoints(db, { q: 'jars' }), 'search'],
  [
    'the points in a status with words',
    (db) => searchPoints(db, { q: 'jars', status: 'accepted' }),
    'search',
  ],
])('%s comes in the order of an index, and nothing is sorted for it @X-16', async (_, read, index) => {
  const queries = await queriesOf(read);
  const ordered = queries.find((query) => /from "recycling_points".*limit/.test(query.sql));
  if (!ordered) throw new Error('no query reads some of the points: it reads all of them');
  const plan = await planOf(ordered);
  withNote(`${ordered.sql}\n${plan}`, () => {
    expect(plan).toContain(`recycling_points_${index}`);
    expect(plan).not.toMatch(/temp b-tree|"Sort|-> +Sort/i);
  });
});
