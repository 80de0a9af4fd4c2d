import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that a process has to end after it was asked to. */
const GRACE = 3000;
const running = new Set<ChildProcess>();

const project = join(import.meta.dirname, '..');

/** The environment of every process: Node 24 comes first, and no NODE_OPTIONS of the caller gets in. */
function environment(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const path = [join(project, 'node_modules', '.bin'), dirname(process.execPath), inherited.PATH].join(
    delimiter,
  );
  return { ...inherited, PATH: path, ...extra };
}

/** What to run: a file or option for Node and its arguments. */
export interface NodeCommand {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/**
 * Starts Node in a process group of its own, so that all that it starts can be stopped together.
 */
export function startNode(
  { args, env = {}, cwd = project }: NodeCommand,
  stdio: SpawnOptions['stdio'],
): ChildProcess {
  const child = spawn(process.execPath, [...args], { cwd, env: environment(env), stdio, detached: true });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** How a command ended. `output` holds what it wrote, to both streams. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly output: string;
}

/** Runs Node to its end. */
export async function runNode(command: NodeCommand): Promise<Ended> {
  const child = startNode(command, ['ignore', 'pipe', 'pipe']);
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  return { code, stdout, output: stdout + stderr };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Asks every process that was started to end, and ends those that do not. */
export async function stopAll(): Promise<void> {
  const children = [...running];
  const gone = Promise.all(children.map((child) => once(child, 'close')));
  for (const child of children) signalGroup(child, 'SIGTERM');
  await Promise.race([gone, delay(GRACE, undefined, { ref: false })]);
  for (const child of running) signalGroup(child, 'SIGKILL');
  await gone;
}
