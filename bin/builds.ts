import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '@ecocircle/release/source-hash';
import { Failure } from './failure.ts';
import { runNode } from './spawned.ts';

/** Builds that run at the same time: more would only compete for the processors. */
const LANES = 2;

/** Who promotes, and why. */
const STARTER = 'npm start';
const BY_START = ['--by', STARTER, '--message', 'built from the sources'];

type Say = (line: string) => void;

/** Where builds are made and kept. */
export interface BuildPlace {
  readonly project: string;
  readonly releaseStore: string;
  readonly say: Say;
}

/** Builds an app that is served from its folder, unless its build is of the present sources. */
async function buildInPlace({ project, say }: BuildPlace, app: 'shell' | 'desk'): Promise<void> {
  const stamp = join(project, app, 'dist', '.built-from');
  const sources = hashSources(project, app);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say(`building ${app}`);
  const { code, output } = await runNode({ args: ['--run', 'build'], cwd: join(project, app) });
  if (code !== 0) throw new Failure(`${output}\nThe build of the ${app} failed; its output is above.`);
  writeFileSync(stamp, sources);
}

async function release({ project, releaseStore }: BuildPlace, ...args: readonly string[]): Promise<string> {
  const tool = join(project, 'release', 'src', 'cli.ts');
  const { code, stdout, output } = await runNode({
    args: [tool, ...args],
    env: { RELEASE_STORE: releaseStore },
  });
  if (code !== 0) throw new Failure(`${output}\nrelease ${args.join(' ')} failed; its output is above.`);
  return stdout;
}

/** A change of what is active, as the release tool tells it. */
export interface Change {
  readonly to: string | null;
  readonly by: string;
}

/**
 * Whether a start promotes the build of its sources: a new one, the first, and one of other sources than the start
 * before had, be they earlier ones. A rollback survives a start from the same sources.
 */
export function isPromotionDue(
  { version, isNew, active }: { version: string; isNew: boolean; active: string | null },
  history: readonly Change[],
): boolean {
  if (isNew || active === null) return true;
  const before = history.findLast(({ by }) => by === STARTER);
  return active !== version && before !== undefined && before.to !== version;
}

/** Publishes a remote, and promotes it where that is due. */
async function releaseRemote(place: BuildPlace, remote: string, active: string | null): Promise<void> {
  const { version, published } = JSON.parse(await release(place, 'publish', remote, '--json'));
  if (version === active) return;
  const history = JSON.parse(await release(place, 'history', remote, '--json')) as Change[];
  if (!isPromotionDue({ version, isNew: published, active }, history)) return;
  place.say(`releasing ${remote} ${version}`);
  await release(place, 'promote', remote, version, ...BY_START);
}

/** Starts tasks in their order, LANES at a time. After a failure no further one is started. */
export async function inLanes(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks.values();
  const lane = async (): Promise<void> => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Builds and releases every app whose build is not of the present sources; a Failure has a failed build's output. */
export async function buildAll(place: BuildPlace): Promise<void> {
  const status = JSON.parse(await release(place, 'status', '--json')) as {
    remotes: { remote: string; active: string | null }[];
  };
  const releases = status.remotes.map(
    ({ remote, active }) =>
      () =>
        releaseRemote(place, remote, active),
  );
  await inLanes([() => buildInPlace(place, 'shell'), ...releases, () => buildInPlace(place, 'desk')]);
}
