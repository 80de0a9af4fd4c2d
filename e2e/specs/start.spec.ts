import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isAlive, processTree } from '../set-up/processes.ts';
import { freePort, spawnLauncher, startProduct } from '../set-up/product.ts';

/** The launcher's exit code and its output. */
async function endOf(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const launcher = spawnLauncher(env);
  let said = '';
  launcher.stdout?.on('data', (text) => (said += text));
  launcher.stderr?.on('data', (text) => (said += text));
  const [code] = (await once(launcher, 'close')) as [number | null];
  return { code, said };
}

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecocircle-start-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('a taken port is named, with a way to choose another', async () => {
  const holder = createServer().listen(0, '0.0.0.0');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const { code, said } = await endOf({ PORT: String(port), DATA_DIR: folder });
  holder.close();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is taken`);
  expect(said).toContain('PORT=');
  expect(said).not.toMatch(/^\s+at /m);
});

test('a data folder that cannot be written is named, with a way to choose another', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const { code, said } = await endOf({ PORT: String(await freePort()), DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(said).toContain(join(file, 'data'));
  expect(said).toContain('DATA_DIR=');
  expect(said).not.toMatch(/^\s+at /m);
});

test('a port that is no port is refused', async () => {
  const { code, said } = await endOf({ PORT: 'seventy', DATA_DIR: folder });
  expect(code).toBe(1);
  expect(said).toContain('"seventy"');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} stops the portal and everything that it started, at once`, async () => {
    test.setTimeout(120_000);
    const portal = await startProduct({ DATA_DIR: folder, DEMO_POINTS: '20' });
    expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);
    const processes = processTree(portal.pid);
    expect(processes.length).toBeGreaterThan(2);
    process.kill(portal.pid, signal);
    const began = performance.now();
    await expect.poll(() => processes.filter(isAlive), { intervals: [50], timeout: 5000 }).toEqual([]);
    expect(performance.now() - began).toBeLessThan(4000);
    await expect(fetch(`${portal.url}/healthz`)).rejects.toThrow();
  });
}
