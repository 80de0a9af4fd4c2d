import { join } from 'node:path';
import { clientBuild } from '@ecocircle/shared-contracts/build';
import type { Browser, Page } from '@playwright/test';
import { rspack } from '@rspack/core';
import { untilQuiet } from '../pages/quiet.ts';
import { PROJECT } from '../set-up/product.ts';
import { compile } from './compile.ts';
import { openObserved, readMarks } from './interactions.ts';
import { slowDown } from './page-load.ts';
import { median, repeat } from './rounds.ts';

const ROUNDS = 5;
const ADDRESS = 'http://localhost/';

/** Above the rows, two deep, and at the end of the last row. */
const TYPED_INTO = ['name', 'contacts.gate.email', 'rates.16.price'];
const TEXT = 'ada@example.org';
/** For how long a person holds a key down, and until the next one, in milliseconds. */
const KEY_HELD = 80;
/** From choosing a field to the first key, in milliseconds. */
const AFTER_FOCUS = 300;

/** Builds the editor of sixty fields by which app-kit's form engine is proved. */
async function buildEditor(folder: string): Promise<void> {
  const base = clientBuild({ directory: join(PROJECT, 'app-kit', 'proof'), name: 'editor', publicPath: '/' });
  const entry = { editor: './main.tsx' };
  const output = { ...base.output, path: folder };
  const plugins = [new rspack.HtmlRspackPlugin({ scriptLoading: 'defer' })];
  await compile([{ ...base, entry, output, plugins }]);
}

/** Types as a hand does: first the field is chosen, then each key is held for a moment. */
async function typeInto(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).focus();
  await page.waitForTimeout(AFTER_FOCUS);
  for (const key of TEXT) {
    await page.keyboard.press(key, { delay: KEY_HELD });
    await page.waitForTimeout(KEY_HELD);
  }
}

/** The slowest keystroke in an editor that is opened anew, in milliseconds to the next paint. */
async function slowestKeystroke(browser: Browser, folder: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(`${ADDRESS}**`, (route) => {
    const file = route.request().url().slice(ADDRESS.length) || 'index.html';
    return route.fulfill({ path: join(folder, file) }).catch(() => route.abort());
  });
  const session = await openObserved(page, ADDRESS);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid="true"]').nth(59).waitFor();
  await untilQuiet(page);
  await page.evaluate(() =>
    Object.assign(window, { interactionMarks: { began: 0, longest: 0, complete: null } }),
  );
  await slowDown(session);
  for (const name of TYPED_INTO) await typeInto(page, name);
  const { nextPaint } = await page.evaluate(readMarks);
  await page.close();
  return nextPaint;
}

/**
 * The longest time from a keystroke to the next paint in a form of sixty fields that are all wrong and say so, on a
 * quarter of this machine's speed.
 *
 * @returns milliseconds, the median of several rounds; what takes less than 16 counts as 0
 */
export async function measureEditor(browser: Browser, folder: string): Promise<number> {
  await buildEditor(folder);
  return median(await repeat(ROUNDS, () => slowestKeystroke(browser, folder)));
}
