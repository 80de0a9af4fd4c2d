import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { Failure } from './failure.ts';

/** Where the portal listens and where it keeps its data. */
export interface Settings {
  readonly port: number;
  readonly dataFolder: string;
}

/** Reads PORT and DATA_DIR; a Failure where PORT is not a port. */
export function readSettings(environment: NodeJS.ProcessEnv, project: string): Settings {
  const { PORT = '3000', DATA_DIR = join(project, '.data') } = environment;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > 65535)
    throw new Failure(`PORT is ${JSON.stringify(PORT)}, which is not a port. Give a number from 1 to 65535.`);
  return { port, dataFolder: resolve(DATA_DIR) };
}

const listen = (port: number, host: string): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : port));
    });
  });

/** @throws Failure when the port is taken or cannot be used */
export async function requirePort(port: number): Promise<void> {
  try {
    await listen(port, '0.0.0.0');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Failure(
        `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
      );
    throw new Failure(`Port ${port} cannot be used (${code}). Choose another one: PORT=3000 npm start`);
  }
}

/** A port of this machine that no program listens on. */
export const findFreePort = (): Promise<number> => listen(0, '127.0.0.1');

/** @throws Failure when no file can be written below the folder */
export async function requireWritable(folder: string): Promise<void> {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(
      `The data folder ${folder} cannot be written (${code}). Change its permissions, or choose another one: DATA_DIR=/path/to/folder npm start`,
    );
  }
}

/** @throws Failure when the bundler of an app is not installed */
export function requireCompiler(project: string, apps: readonly string[]): void {
  const missing = apps.filter((app) => !existsSync(join(project, app, 'node_modules', '.bin', 'rspack')));
  if (missing.length > 0)
    throw new Failure(
      `The compiler (rspack) of ${missing.join(', ')} is not installed. Delete the folder node_modules and run the command again.`,
    );
}
