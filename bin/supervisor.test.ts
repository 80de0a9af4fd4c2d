import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { eventually, temporaryFolder } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { findFreePort, requirePort } from './preflight.ts';

const POLITE = 'process.exit(0)';
const DEAF = '';

const serverText = (onTerminate: string): string => `
import { createServer } from 'node:http';
process.on('SIGTERM', () => { ${onTerminate} });
createServer((request, response) => {
  if (request.url === '/crash') throw new Error('the disk is on fire');
  response.end('ok');
}).listen(Number(process.env.PORT));
`;

const launcherText = (server: string, port: number): string => `
import { startService } from ${JSON.stringify(join(import.meta.dirname, 'service.ts'))};
import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervisor.ts'))};
await supervise(async () => {
  const url = 'http://127.0.0.1:${port}';
  await startService({ name: 'server', file: ${JSON.stringify(server)}, url, env: { PORT: '${port}' } });
  console.log('ready');
});
`;

interface Launched {
  readonly launcher: ChildProcess;
  readonly errors: Promise<string>;
  readonly port: number;
}

/** Starts a launcher of one server and waits until that is ready. */
async function launch(
  onTerminate: string,
  command = (file: string) => [process.execPath, file],
): Promise<Launched> {
  const folder = temporaryFolder();
  const port = await findFreePort();
  const [server, file] = [join(folder, 'server.ts'), join(folder, 'launcher.ts')];
  writeFileSync(server, serverText(onTerminate));
  writeFileSync(file, launcherText(server, port));
  const [program = '', ...args] = command(file);
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const launcher = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors = text(launcher.stderr);
  await once(createInterface(launcher.stdout), 'line');
  return { launcher, errors, port };
}

/** Waits until nobody listens on the server's port. */
const serverGone = (port: number): Promise<void> =>
  eventually(() => requirePort(port), { timeout: 5000, interval: 50 });

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the launcher and its server at once',
  async (signal) => {
    const { launcher, port } = await launch(POLITE);
    const asked = Date.now();
    launcher.kill(signal);
    expect(await once(launcher, 'exit')).toEqual([0, null]);
    expect(Date.now() - asked).toBeLessThan(2900);
    await requirePort(port);
  },
);

test('a server that does not want to end is ended after three seconds', async () => {
  const { launcher, port } = await launch(DEAF);
  const asked = Date.now();
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([0, null]);
  expect(Date.now() - asked).toBeGreaterThan(2900);
  await requirePort(port);
});

test('a launcher that is killed takes its server along', async () => {
  const { launcher, port } = await launch(POLITE);
  launcher.kill('SIGKILL');
  await serverGone(port);
});

test('when the npm in between is killed, launcher and server go too', async () => {
  const betweenUs = (file: string) => ['sh', '-c', `"${process.execPath}" "${file}"; exit $?`];
  const { launcher, port } = await launch(POLITE, betweenUs);
  launcher.kill('SIGKILL');
  await serverGone(port);
});

test('a server that ends by itself is started again, a little later each time, and the launcher says so', async () => {
  const { launcher, errors, port } = await launch(POLITE);
  const url = `http://127.0.0.1:${port}/`;
  const answers = async (): Promise<void> => void (await fetch(url));
  const isGone = () =>
    fetch(url).then(
      () => Promise.reject(new Error('it answers')),
      () => undefined,
    );
  for (const _ of ['once', 'again']) {
    await fetch(`${url}crash`).catch(() => undefined);
    await eventually(isGone, { timeout: 5000, interval: 20 });
    await eventually(answers, { timeout: 15_000, interval: 50 });
  }
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([0, null]);
  const said = (await errors).split('\n').filter((line) => line.startsWith('The server'));
  expect(await errors).toContain('Error: the disk is on fire');
  expect(said).toEqual([
    'The server ended by itself (exit code 1); its last output is above. It is started again in 0.5 s.',
    'The server ended by itself (exit code 1); its last output is above. It is started again in 1 s.',
  ]);
});

test('a server that ends before it was ready ends the launcher, which passes its last output on', async () => {
  const folder = temporaryFolder();
  const [server, file] = [join(folder, 'server.ts'), join(folder, 'launcher.ts')];
  writeFileSync(server, "throw new Error('the disk is on fire');");
  writeFileSync(file, launcherText(server, await findFreePort()));
  const launcher = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const errors = text(launcher.stderr);
  expect(await once(launcher, 'exit')).toEqual([1, null]);
  expect(await errors).toContain('Error: the disk is on fire');
  expect(await errors).toMatch(/The server ended by itself \(exit code 1\); its last output is above\.\n$/);
});
