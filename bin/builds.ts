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

/** Builds the desk, which is served from its folder, unless its build is of the present sources. */
async function buildDesk({ project, say }: BuildPlace): Promise<void> {
  const stamp = join(project, 'desk', 'dist', '.built-from');
  const sources = hashSources(project, 'desk');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say('building desk');
  const { code, output } = await runNode({ args: ['--run', 'build'], cwd: join(project, 'desk') });
  if (code !== 0) throw new Failure(`${output}\nThe build of the desk failed; its output is above.`);
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

/** A build that is to become active. */
interface DueBuild {
  readonly part: string;
  readonly version: string;
}

/** Publishes a part; the build where it is to be promoted. */
async function publishPart(place: BuildPlace, part: string, active: string | null): Promise<DueBuild | null> {
  const { version, published } = JSON.parse(await release(place, 'publish', part, '--json'));
  if (version === active) return null;
  const history = JSON.parse(await release(place, 'history', part, '--json')) as Change[];
  return isPromotionDue({ version, isNew: published, active }, history) ? { part, version } : null;
}

/** Promotes builds as one revision: the shell and the remotes of a checkout belong together. */
async function promoteAll(place: BuildPlace, due: readonly DueBuild[]): Promise<void> {
  if (due.length === 0) return;
  for (const { part, version } of due) place.say(`releasing ${part} ${version}`);
  const builds = due.map(({ part, version }) => `${part}@${version}`);
  await release(place, 'promote', ...builds, '--together', ...BY_START);
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
    parts: { part: string; active: string | null }[];
  };
  const due: DueBuild[] = [];
  const publications = status.parts.map(({ part, active }) => async () => {
    const build = await publishPart(place, part, active);
    if (build) due.push(build);
  });
  await inLanes([...publications, () => buildDesk(place)]);
  await promoteAll(place, due);
}
