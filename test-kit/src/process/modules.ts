import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const urlOf = (file: string): string => pathToFileURL(join(import.meta.dirname, file)).href;

const GLOBALS = urlOf('globals.ts');
const RUNNING_FILE = urlOf('running-file.ts');
/** What belongs to tests, by its path below the folder that the tests run in. */
const OF_TESTS = /\/(test|testing|test-kit)\//;
const FOLDER = pathToFileURL(process.cwd()).href;
const FILE = /\?test-file=\d+$/;

/** A worker of jest ends with the run. Any other process may run tests again, when sources have changed. */
const IS_WORKER = basename(process.argv[1] ?? '') === 'processChild.js';

const isOwn = (url: string): boolean => url.startsWith('file:') && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    const file = FILE.exec(context.parentURL ?? '')?.[0];
    if (specifier === '@jest/globals') {
      if (file) return { url: GLOBALS + file, format: 'module-typescript', shortCircuit: true };
      throw new Error(
        `${context.parentURL} is loaded once for all test files and cannot use @jest/globals: ` +
          'what tests share stands in a folder named test or testing',
      );
    }
    const found = next(specifier, context);
    const { url } = found;
    const isAnew =
      file && isOwn(url) && url !== RUNNING_FILE && (!IS_WORKER || OF_TESTS.test(url.replace(FOLDER, '')));
    return isAnew ? { ...found, url: url + file } : found;
  },
});

/**
 * Loads a test file, or what is set up for one, with all that belongs to tests anew: it has hooks and state. Packages and
 * what is tested are loaded once in a worker.
 *
 * @param file - the number of the test file among those of this process
 */
export const importForFile = (path: string, file: number): Promise<unknown> =>
  import(`${pathToFileURL(path).href}?test-file=${file}`);
