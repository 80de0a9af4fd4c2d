import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret of the data folder that second factors are sealed with. It is made once and never rotated: a factor that
 * cannot be opened any more locks its owner out.
 */
export function keptDeskSecret(dataDir: string): string {
  const file = join(dataDir, 'desk-secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
