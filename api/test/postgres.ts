import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const DEBIAN_ROOT = '/usr/lib/postgresql';

const isRoot = (): boolean => process.getuid?.() === 0;

function findBinaries(): string | undefined {
  if (!existsSync(DEBIAN_ROOT)) return undefined;
  const folders = readdirSync(DEBIAN_ROOT).map((version) => join(DEBIAN_ROOT, version, 'bin'));
  return folders.filter((folder) => existsSync(join(folder, 'initdb'))).at(-1);
}

async function install(): Promise<string> {
  if (!isRoot() || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      'PostgreSQL is not installed. Install it (Debian: apt-get install postgresql) and run again.',
    );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => run('apt-get', args, { env, maxBuffer: 64 * 1024 * 1024 });
  const package_ = ['install', '-y', '--no-install-recommends', 'postgresql'];
  // The package lists of a fresh container are empty or old.
  await aptGet(...package_).catch(async () => {
    await aptGet('update');
    await aptGet(...package_);
  });
  const binaries = findBinaries();
  if (!binaries) throw new Error(`The postgresql package was installed, but ${DEBIAN_ROOT} has no initdb.`);
  return binaries;
}

/** PostgreSQL refuses to run as root: there it runs as the package's own user. */
function asServerUser(command: string, args: readonly string[], cwd: string) {
  if (!isRoot()) return run(command, [...args], { cwd });
  return run('runuser', ['-u', 'postgres', '--', command, ...args], { cwd });
}

async function createFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ecocircle-postgres-'));
  chmodSync(folder, 0o755);
  if (!isRoot()) return folder;
  const { stdout } = await run('id', ['-u', 'postgres']);
  chownSync(folder, Number(stdout), -1);
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port was found');
  return address.port;
}

/** A throw-away PostgreSQL server that listens on this machine only. */
export interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server in a temporary folder; installs the Debian package where it is missing and this is root.
 *
 * @example
 * const { url, stop } = await startPostgres();
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const binaries = findBinaries() ?? (await install());
  const folder = await createFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  const command = (name: string, ...args: string[]) => asServerUser(join(binaries, name), args, folder);
  await command(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  );
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=100`;
  await command('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start');
  const stop = async () => {
    await command('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
    rmSync(folder, { recursive: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
