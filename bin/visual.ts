import { join, resolve } from 'node:path';
import { requireChromium } from './chromium.ts';
import { Failure } from './failure.ts';
import { readSettings } from './preflight.ts';
import { showNode } from './spawned.ts';
import { PLAYWRIGHT } from './suites.ts';
import { supervise } from './supervisor.ts';

const project = resolve(import.meta.dirname, '..');

const UPDATE = '--update';

/** Playwright's word for taking anew what differs. */
const asPlaywrightSays = (word: string): string => (word === UPDATE ? '--update-snapshots=changed' : word);

/** Compares all pictures of pages with those that are kept, or takes them anew; other arguments are Playwright's. */
await supervise(async () => {
  await requireChromium(project);
  const { dataFolder } = readSettings(process.env, project);
  const releaseStore = resolve(process.env.RELEASE_STORE ?? join(dataFolder, 'releases'));
  if ((await showNode({ args: [join(import.meta.dirname, 'build.ts'), releaseStore] })) !== 0)
    throw new Failure('No picture was taken, because the portal could not be built.');
  const words = process.argv.slice(2);
  const args = [PLAYWRIGHT, 'test', '--config', 'visual.config.ts', ...words.map(asPlaywrightSays)];
  const isPart = words.some((word) => word !== UPDATE);
  const env = { RELEASE_STORE: releaseStore, ...(isPart && { SOME_PICTURES: 'yes' }) };
  process.exitCode = (await showNode({ args, cwd: join(project, 'e2e'), env })) ?? 1;
}, 130);
