import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '@ecocircle/shared-contracts/server';
import { Failure } from './failure.ts';

/** A portal that was started from this checkout. */
export interface RunningPortal {
  readonly pid: number;
  readonly url: string;
  /** Absolute. */
  readonly dataFolder: string;
}

const folderOf = (project: string): string => join(project, 'node_modules', '.cache', 'portals');

const wordsOf = ({ url, pid, dataFolder }: RunningPortal): string =>
  `${url} (process ${pid}, data in ${dataFolder})`;

/** The portals that run from a checkout; what one has left that was killed is deleted. */
function portalsOf(project: string): RunningPortal[] {
  const folder = folderOf(project);
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    const pid = Number(name);
    // One that is being written is not known yet.
    if (Number.isNaN(pid)) return [];
    if (isRunning(pid)) return JSON.parse(readFileSync(file, 'utf8')) as RunningPortal;
    rmSync(file, { force: true });
    return [];
  });
}

/**
 * Tells of the portals that run from this checkout already, and makes a portal known to the next ones until it ends.
 *
 * @returns one sentence for each that runs already
 * @throws Failure where one of them has the same data
 */
export function joinPortals(project: string, own: RunningPortal): string[] {
  const others = portalsOf(project).filter(({ pid }) => pid !== own.pid);
  const same = others.find(({ dataFolder }) => dataFolder === own.dataFolder);
  if (same)
    throw new Failure(
      `The portal at ${wordsOf(same)} runs already. Stop that one, or choose another folder: DATA_DIR=/path/to/folder npm start`,
    );
  const file = join(folderOf(project), String(own.pid));
  writeFileSync(`${file}.incoming`, JSON.stringify(own));
  renameSync(`${file}.incoming`, file);
  process.once('exit', () => rmSync(file, { force: true }));
  return others.map((other) => `another portal runs from this folder: ${wordsOf(other)}`);
}
