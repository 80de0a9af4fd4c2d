import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that a process has to end after it was asked to. */
const GRACE = 3000;
const running = new Set<ChildProcess>();
let isStopping = false;

/** Whether the processes are being ended: what ends now does not end by itself. */
export const isStoppingAll = (): boolean => isStopping;

const project = join(import.meta.dirname, '..');

/** The environment of every process: Node 24 comes first in the path, and NODE_OPTIONS of the caller are left out. */
function environment(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const path = [join(project, 'node_modules', '.bin'), dirname(process.execPath), inherited.PATH].join(
    delimiter,
  );
  return { ...inherited, PATH: path, ...extra };
}

/** What a process gets besides its arguments: more environment, and its folder instead of the project's. */
export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** What Node runs: a file or option, and its arguments. */
export interface NodeCommand extends Surroundings {
  readonly args: readonly string[];
}

/** How a command ended. `output` holds both streams. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly output: string;
}

function start(
  program: string,
  args: readonly string[],
  around: Surroundings,
  stdio: StdioOptions,
): ChildProcess {
  const { env = {}, cwd = project } = around;
  const child = spawn(program, args, { cwd, env: environment(env), stdio, detached: true });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs a program to its end. */
export async function run(
  program: string,
  args: readonly string[],
  around: Surroundings = {},
): Promise<Ended> {
  const child = start(program, args, around, ['ignore', 'pipe', 'pipe']);
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  return { code, stdout, output: stdout + stderr };
}

/**
 * Starts Node in a process group of its own, so that all that it starts can be stopped together. Unless told otherwise
 * its output is on the terminal, and it can send messages.
 */
export const startNode = (
  { args, ...around }: NodeCommand,
  stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'],
): ChildProcess => start(process.execPath, args, around, stdio);

/** Runs Node to its end and keeps its output. */
export const runNode = ({ args, ...around }: NodeCommand): Promise<Ended> =>
  run(process.execPath, args, around);

/** Runs Node to its end with its output on the terminal. */
export async function showNode(command: NodeCommand): Promise<number | null> {
  const [code] = await once(startNode(command, ['ignore', 'inherit', 'inherit']), 'close');
  return code;
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
  isStopping = true;
  const children = [...running];
  const gone = Promise.all(children.map((child) => once(child, 'close')));
  for (const child of children) signalGroup(child, 'SIGTERM');
  await Promise.race([gone, delay(GRACE, undefined, { ref: false })]);
  for (const child of running) signalGroup(child, 'SIGKILL');
  await gone;
}
