import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { OWN_HOST } from '../set-up/patience.ts';
import { processTree, proportionalMemory } from '../set-up/processes.ts';
import { freePort, PROJECT } from '../set-up/product.ts';
import { activeVersion, freshVersion, release } from '../set-up/release-tool.ts';
import { median, repeat } from './rounds.ts';

const ROLLBACKS = 5;
const LATE = 10_000;
const QUIET = 5000;

async function untilServed(url: string, version: string): Promise<void> {
  const end = performance.now() + LATE;
  while (!(await (await fetch(url)).text()).includes(version)) {
    if (performance.now() > end) throw new Error(`${version} was not served within ${LATE} ms`);
    await delay(10);
  }
}

/** Milliseconds from giving the command to the first page that is made of the version before. */
export async function measureRollback(origin: string): Promise<number> {
  const page = `${origin}/en-us/profile/login`;
  const good = await activeVersion('mf-cabinet');
  const next = freshVersion();
  await release('publish', 'mf-cabinet', '--version', next);
  const times = await repeat(ROLLBACKS, async () => {
    await release('promote', 'mf-cabinet', next);
    await untilServed(page, `"version":"${next}"`);
    const began = performance.now();
    const command = release('rollback', 'mf-cabinet');
    await untilServed(page, `"mf-cabinet":{"version":"${good}"`);
    const time = performance.now() - began;
    await command;
    return time;
  });
  return median(times);
}

/** Megabytes (PSS) of the launcher and all servers below it while they are idle. */
export async function measureIdleMemory(pid: number): Promise<number> {
  await delay(QUIET);
  return processTree(pid).reduce((sum, process) => sum + proportionalMemory(process), 0) / 1024;
}

/** Seconds that `npm start` takes when everything is built and seeded already. */
export async function measureSecondStart(env: Readonly<Record<string, string>>): Promise<number> {
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
  const ended = once(npm, 'exit');
  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await ended;
  return seconds;
}
