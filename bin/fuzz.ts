import { join, resolve } from 'node:path';
import { Failure } from './failure.ts';
import { readSettings } from './preflight.ts';
import { showNode } from './spawned.ts';
import { supervise } from './supervisor.ts';

const project = resolve(import.meta.dirname, '..');

/** Sends odd requests to a portal of its own, which serves the builds of these sources. */
await supervise(async () => {
  const { dataFolder } = readSettings(process.env, project);
  const releaseStore = resolve(process.env.RELEASE_STORE ?? join(dataFolder, 'releases'));
  if ((await showNode({ args: [join(import.meta.dirname, 'build.ts'), releaseStore] })) !== 0)
    throw new Failure('Nothing was sent, because the portal could not be built.');
  const args = [join(project, 'e2e', 'fuzz', 'fuzz.ts'), ...process.argv.slice(2)];
  process.exitCode = (await showNode({ args, env: { RELEASE_STORE: releaseStore } })) ?? 1;
}, 130);
