import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage, isRootOnDebian } from './debian-package.ts';
import { Failure } from './failure.ts';

const PACKAGE = 'osmium-tool';
const ADVICE = `Install it (Debian: apt install ${PACKAGE}), then run the tests again.`;

const isInPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));

/**
 * Makes sure that there is osmium, which reads the extracts of the street map: Debian's package is installed where that
 * is possible.
 *
 * @throws Failure when there is none and it cannot be installed
 */
export async function requireOsmium(): Promise<void> {
  if (isInPath('osmium')) return;
  if (!isRootOnDebian()) throw new Failure(`There is no osmium. ${ADVICE}`);
  await installPackage(PACKAGE, ADVICE);
}
