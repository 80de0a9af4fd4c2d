import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { openDatabase } from '../src/database/database.ts';
import { type DatabasePlaces, type Fill, fillAt } from './database-places.ts';
import { currentTestRun } from './test-run.ts';

const MISSING_DATABASE = '3D000';
const DUPLICATE_DATABASE = '42P04';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

async function runOn<Row>(server: string, statement: RawBuilder<Row>): Promise<Row[]> {
  const admin = openDatabase({ kind: 'postgres', url: server }, 1);
  try {
    return (await statement.execute(admin)).rows;
  } finally {
    await admin.destroy();
  }
}

const drop = async (server: string, name: string): Promise<void> =>
  void (await runOn(server, sql`drop database ${sql.id(name)} with (force)`));

async function create(server: string, template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, sql`create database ${sql.id(name)} template ${sql.id(template)}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const location = { kind: 'postgres' as const, url: url.href };
  return { name, location, drop: () => drop(server, name) };
}

async function makeTemplate(server: string, template: string, fill: Fill): Promise<void> {
  const early = await create(server, 'template1');
  await fillAt(early.location, fill);
  try {
    await runOn(server, sql`alter database ${sql.id(early.name)} rename to ${sql.id(template)}`);
  } catch (error) {
    await early.drop();
    if (!hasCode(error, DUPLICATE_DATABASE)) throw error;
  }
}

/** Databases of a PostgreSQL server. */
export const postgresDatabases = (server: string): DatabasePlaces => ({
  empty: () => create(server, 'template1'),
  async copy(name, fill) {
    const template = `${currentTestRun()}_${name}`;
    try {
      return await create(server, template);
    } catch (error) {
      if (!hasCode(error, MISSING_DATABASE)) throw error;
      await makeTemplate(server, template, fill);
      return create(server, template);
    }
  },
  async forgetCopied() {
    const ofRun = sql<{ name: string }>`
      select datname as name from pg_database where starts_with(datname, ${currentTestRun()})`;
    for (const { name } of await runOn(server, ofRun)) await drop(server, name);
  },
});
