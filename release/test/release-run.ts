import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@ecocircle/test-kit';
import { changeRegistry } from '../src/change-registry.ts';
import { publish } from '../src/publish.ts';
import { type FixtureBuild, writeBuild } from './fixture-build.ts';
import { type FixtureShell, writeShell } from './fixture-shell.ts';

const CLI = resolve(import.meta.dirname, '..', 'src', 'cli.ts');

/** The result of one run of the command line. */
export interface Run {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** A release store of its own, worked on by real runs of the command line. */
export interface ReleaseDesk {
  readonly store: string;
  run(...args: string[]): Promise<Run>;
  /** Writes a build and publishes it by the command line. */
  publish(build: FixtureBuild): Promise<Run>;
  /** The same with a build of the shell. */
  publishShell(build: FixtureShell): Promise<Run>;
  /** Brings the store into a state: publishes builds. */
  givenPublished(...builds: readonly FixtureBuild[]): Promise<void>;
  /** Brings the store into a state: publishes builds and makes them active one after the other. */
  givenPromoted(...builds: readonly FixtureBuild[]): Promise<void>;
}

async function run(store: string, args: readonly string[]): Promise<Run> {
  const env = { ...process.env, RELEASE_STORE: store, USER: 'olga' };
  const child = spawn(process.execPath, [CLI, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, output, errors };
}

function givenPublished(store: string, { remote = 'mf-public', ...build }: FixtureBuild): Promise<unknown> {
  const from = writeBuild(temporaryFolder(), { remote, ...build });
  return publish({ project: from, store, part: remote, from });
}

/** Points a remote at a published build without the checks of a promotion, which cost half a second each. */
function givenActive(store: string, build: FixtureBuild): Promise<unknown> {
  const { remote = 'mf-public', version, contract = '^1.0.0' } = build;
  const target = { part: remote, action: 'promote', to: version, contract } as const;
  return changeRegistry(store, { by: 'olga', message: '' }, async () => [target]);
}

/** Makes an empty release store. */
export function openDesk(): ReleaseDesk {
  const store = join(temporaryFolder(), 'releases');
  return {
    store,
    run: (...args) => run(store, args),
    publish(build) {
      const folder = writeBuild(temporaryFolder(), build);
      return run(store, ['publish', build.remote ?? 'mf-public', '--from', folder]);
    },
    publishShell(build) {
      const folder = writeShell(temporaryFolder(), build);
      return run(store, ['publish', 'shell', '--from', folder]);
    },
    async givenPublished(...builds) {
      for (const build of builds) await givenPublished(store, build);
    },
    async givenPromoted(...builds) {
      for (const build of builds) {
        await givenPublished(store, build);
        await givenActive(store, build);
      }
    },
  };
}
