import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabasePlaces, type Fill, fillAt } from './database-places.ts';
import { currentTestRun } from './test-run.ts';

const inFolder = (dataDir: string) => {
  const file = join(dataDir, 'test.sqlite');
  return { location: { kind: 'sqlite' as const, file }, drop: async () => undefined };
};

const folderOfRun = (): string => join(tmpdir(), `ecocircle-${currentTestRun()}`);

async function templateFile(name: string, fill: Fill): Promise<string> {
  const file = join(folderOfRun(), `${name}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(folderOfRun(), { recursive: true });
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
  forgetCopied: () => rm(folderOfRun(), { recursive: true, force: true }),
};
