import { join } from 'node:path';
import { installPackage, isRootOnDebian } from './debian-package.ts';
import { Failure } from './failure.ts';
import { runNode } from './spawned.ts';

/** The packages of Debian that each browser besides Chromium lacks here; a browser that can be run is not named. */
type Lacked = Readonly<Record<string, readonly string[]>>;

const PRINT_LACKED = `
import { LACKED } from './browsers/installed.ts';
process.stdout.write(JSON.stringify(LACKED));
`;

async function lackedBrowsers(project: string): Promise<Lacked> {
  const { stdout } = await runNode({
    args: ['--input-type=module', '--eval', PRINT_LACKED],
    cwd: join(project, 'e2e'),
  });
  return JSON.parse(stdout) as Lacked;
}

/** Says of each browser why the journey could not run in it. */
export const sayNotRun = (lacked: Lacked): readonly string[] =>
  Object.entries(lacked).map(
    ([browser, packages]) =>
      `The journey did not run in ${browser}, which lacks ${packages.join(', ')}: \`npm run browsers\` installs what is missing and runs it.`,
  );

/** What there is to say of the browsers besides Chromium that cannot be run here; nothing where all can. */
export const otherBrowsersNotRun = async (project: string): Promise<readonly string[]> =>
  sayNotRun(await lackedBrowsers(project));

/**
 * Makes sure that there are the browsers besides Chromium: Debian's packages are installed where that is possible.
 *
 * @throws Failure when one is missing and cannot be installed
 */
export async function requireOtherBrowsers(project: string): Promise<void> {
  const packages = [...new Set(Object.values(await lackedBrowsers(project)).flat())];
  if (packages.length === 0) return;
  const advice = `Install it (Debian: apt install ${packages.join(' ')}), then run the tests again.`;
  if (!isRootOnDebian()) throw new Failure(`There is no ${packages.join(', no ')}. ${advice}`);
  for (const name of packages) await installPackage(name, advice);
}
