import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { clientBuild } from '@ecocircle/shared-contracts/build';
import type { Browser, Page } from '@playwright/test';
import { rspack } from '@rspack/core';
import { untilQuiet } from '../pages/quiet.ts';
import { PROJECT } from '../set-up/product.ts';
import { CPU_SLOWDOWN, observe, readMarks, SHORTEST } from './interactions.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Above the rows, two deep, and at the end of the last row. */
const TYPED_INTO = ['name', 'contacts.gate.email', 'rates.16.price'];
const TEXT = 'ada@example.org';

/** Builds the editor of sixty fields by which app-kit's form engine is proved. */
async function buildEditor(folder: string): Promise<void> {
  const base = clientBuild({ directory: join(PROJECT, 'app-kit', 'proof'), name: 'editor', publicPath: '/' });
  const compiler = rspack({
    ...base,
    entry: { editor: './main.tsx' },
    output: { ...base.output, path: folder },
    plugins: [new rspack.HtmlRspackPlugin({ scriptLoading: 'defer' })],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'nothing was built');
}

async function serve(folder: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = url === '/' ? 'index.html' : url.slice(1);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    const content = await readFile(join(folder, file)).catch(() => null);
    if (content) response.end(content);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => promisify(server.close.bind(server))() };
}

async function typeInto(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).focus();
  for (const key of TEXT) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
}

/**
 * The longest time from a keystroke to the next paint in a form of sixty fields that are all wrong and say so, on a
 * quarter of this machine's speed.
 *
 * @returns milliseconds; what takes less than 16 counts as 0
 */
export async function measureEditor(browser: Browser, folder: string): Promise<number> {
  await buildEditor(folder);
  const site = await serve(folder);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(observe, SHORTEST);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid="true"]').nth(59).waitFor();
  await untilQuiet(page);
  await page.evaluate(() =>
    Object.assign(window, { interactionMarks: { began: 0, longest: 0, complete: null } }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  for (const name of TYPED_INTO) await typeInto(page, name);
  const { nextPaint } = await page.evaluate(readMarks);
  await page.close();
  await site.stop();
  return nextPaint;
}
