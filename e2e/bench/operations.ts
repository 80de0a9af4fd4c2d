import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { OWN_HOST } from '../set-up/patience.ts';
import { commandOf, processTree, treeMemory } from '../set-up/processes.ts';
import { freePort, PROJECT } from '../set-up/product.ts';
import { activeVersion, freshVersion, release } from '../set-up/release-tool.ts';
import { median, repeat } from './rounds.ts';

const ROLLBACKS = 5;
const LATE = 10_000;
/** Servers give memory back once they were idle, every half a minute at most. */
export const QUIET = 40_000;

/** How often a page is asked for until it has changed: rarely enough for twenty edges on a few cores. */
const LOOK_EVERY = 50;

async function untilServed(url: string, version: string): Promise<void> {
  const end = performance.now() + LATE;
  while (!(await (await fetch(url)).text()).includes(version)) {
    if (performance.now() > end) throw new Error(`${version} was not served within ${LATE} ms`);
    await delay(LOOK_EVERY);
  }
}

/**
 * Milliseconds from giving the command to the first page that is made of the version before: of the first edge that has
 * one and of the last, of the portal's own and all others on its store.
 */
export async function measureRollback(origins: readonly string[]): Promise<{ first: number; last: number }> {
  const pages = origins.map((origin) => `${origin}/en-us/profile/login`);
  /** When each edge serves it. */
  const served = (version: string): Promise<number[]> =>
    Promise.all(
      pages.map(async (page) => {
        await untilServed(page, `"mf-cabinet":{"version":"${version}"`);
        return performance.now();
      }),
    );
  const good = await activeVersion('mf-cabinet');
  const next = freshVersion();
  await release('publish', 'mf-cabinet', '--version', next);
  const times = await repeat(ROLLBACKS, async () => {
    await release('promote', 'mf-cabinet', next);
    await served(next);
    const began = performance.now();
    const command = release('rollback', 'mf-cabinet');
    const each = (await served(good)).map((moment) => moment - began);
    await command;
    return each;
  });
  return {
    first: median(times.map((each) => Math.min(...each))),
    last: median(times.map((each) => Math.max(...each))),
  };
}

/** Megabytes (PSS) of the launcher and all servers below it while they are idle. */
export async function measureIdleMemory(pid: number): Promise<number> {
  await delay(QUIET);
  return treeMemory(pid);
}

/**
 * Seconds that `npm start` takes when everything is built and seeded already, and the megabytes (PSS) of the launcher and
 * all servers below it once they have come to rest.
 */
export async function measureSecondStart(env: Readonly<Record<string, string>>) {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: PROJECT,
    env: { ...process.env, ...OWN_HOST, ...env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  let output = '';
  for await (const text of npm.stdout) {
    output += text;
    if (/^ready /m.test(output)) break;
  }
  const seconds = (performance.now() - began) / 1000;
  if (!/^ready /m.test(output)) throw new Error(`npm start ended:\n${output}`);
  const npmPid = npm.pid as number;
  const launcher = processTree(npmPid).find((pid) => commandOf(pid).includes('/.node24 bin/portal.ts'));
  if (!launcher) throw new Error('npm start has no launcher');
  const megabytes = await measureIdleMemory(launcher);
  const ended = once(npm, 'exit');
  process.kill(-npmPid, 'SIGINT');
  await ended;
  return { seconds, megabytes };
}
