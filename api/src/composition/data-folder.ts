import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from '../errors/setup-error.ts';

/** Node's recursive mkdir never returns where the system refuses with ENOENT, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another instance has made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
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
