import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from './config.ts';

/** Node's own recursive mkdir never returns where the system refuses with ENOENT, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes sure that the data folder exists and can be written. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(join(dataDir, '.writable'), '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SetupError(
      `The data folder ${dataDir} cannot be written (${code}). Give this user the right to write there, or name another folder by DATA_DIR.`,
    );
  }
}

/** The secret that signs tokens: made once and kept, so that a restart ends nobody's session. */
export function keptTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
