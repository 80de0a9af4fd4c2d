import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { writeDictionaries } from './dictionaries/write-dictionaries.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

/** Every file of the folder is a migration; their names are their order. */
async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts'));
  const migrations = files.map(async (file) => [parse(file).name, await import(join(FOLDER, file))]);
  return Object.fromEntries(await Promise.all(migrations));
}

/** Brings the schema and the dictionaries up to date; safe to call from several instances at once. */
// biome-ignore lint/suspicious/noExplicitAny: migrations see the schema of their own time, not today's tables
export async function migrateToLatest(db: Kysely<any>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await writeDictionaries(db);
}
