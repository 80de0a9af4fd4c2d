import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabasePlaces, type Fill, fillAt } from './database-places.ts';
import { currentTestRun } from './test-run.ts';

const inFolder = (dataDir: string) => {
  const file = join(dataDir, 'test.sqlite');
  return { location: { kind: 'sqlite' as const, file }, drop: async () => undefined };
};

async function templateFile(name: string, fill: Fill): Promise<string> {
  const file = join(currentTestRun().folder, `${name}.sqlite`);
  if (existsSync(file)) return file;
  const early = `${file}.${randomUUID()}`;
  await fillAt({ kind: 'sqlite', file: early }, fill);
  renameSync(early, file);
  return file;
}

/** Databases in a file of the data folder. */
export const sqliteDatabases: DatabasePlaces = {
  empty: async (dataDir) => inFolder(dataDir),
  async copy(name, fill, dataDir) {
    const place = inFolder(dataDir);
    await copyFile(await templateFile(name, fill), place.location.file);
    return place;
  },
};
