import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, temporaryFolder } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { findFreePort, readSettings, requireCompiler, requirePort, requireWritable } from './preflight.ts';
import { runNode } from './spawned.ts';

const PORTAL = join(import.meta.dirname, 'portal.ts');

async function takePort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('a taken port keeps the portal from starting and another one is proposed', async () => {
  const port = await takePort();
  const { code, output } = await runNode({
    args: [PORTAL],
    env: { PORT: String(port), DATA_DIR: temporaryFolder() },
  });
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start\n`,
  );
});

test('a data folder that cannot be written keeps the portal from starting', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const folder = join(file, 'data');
  const { code, output } = await runNode({
    args: [PORTAL],
    env: { PORT: String(await findFreePort()), DATA_DIR: folder },
  });
  expect(code).toBe(1);
  expect(output).toContain(`The data folder ${folder} cannot be written (ENOTDIR).`);
  expect(output).toContain('DATA_DIR=/path/to/folder npm start');
});

test('a data folder is made where there is none, and nothing is left in it', async () => {
  const folder = join(temporaryFolder(), 'a', 'b');
  await requireWritable(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['abc', '0', '65536', '-1', '30.5', ''])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT }, '/portal')).toThrow(
    `PORT is ${JSON.stringify(PORT)}, which is not a port`,
  );
});

test('without settings the portal listens on 3000 and keeps its data in the project', () => {
  expect(readSettings({}, '/portal')).toEqual({ port: 3000, dataFolder: '/portal/.data' });
});

test('a free port can be listened on', async () => {
  await expect(requirePort(await findFreePort())).resolves.toBeUndefined();
});

test('an app without its compiler is named', () => {
  const project = temporaryFolder();
  mkdirSync(join(project, 'shell', 'node_modules', '.bin'), { recursive: true });
  writeFileSync(join(project, 'shell', 'node_modules', '.bin', 'rspack'), '');
  expect(() => requireCompiler(project, ['shell', 'mf-public'])).toThrow(
    'The compiler (rspack) of mf-public is not installed.',
  );
  expect(() => requireCompiler(project, ['shell'])).not.toThrow();
});
