import { join } from 'node:path';
import { clientBuild } from '@ecocircle/shared-contracts/build';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { rspack } from '@rspack/core';
import { untilQuiet } from '../pages/quiet.ts';
import { PROJECT } from '../set-up/product.ts';
import { compile } from './compile.ts';
import { openObserved, readMarks } from './interactions.ts';
import { slowDown } from './page-load.ts';
import { median, repeat } from './rounds.ts';

const ROUNDS = 5;
const FIELDS = 60;
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
  await page.locator(`[name="${name}"]`).focus();
  await page.waitForTimeout(AFTER_FOCUS);
  for (const key of TEXT) {
    await page.keyboard.press(key, { delay: KEY_HELD });
    await page.waitForTimeout(KEY_HELD);
  }
}

async function openEditor(browser: Browser, folder: string, document?: string): Promise<[Page, CDPSession]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(`${ADDRESS}**`, (route) => {
    const file = route.request().url().slice(ADDRESS.length);
    if (file === '' && document !== undefined)
      return route.fulfill({ contentType: 'text/html', body: document });
    return route.fulfill({ path: join(folder, file || 'index.html') }).catch(() => route.abort());
  });
  return [page, await openObserved(page, ADDRESS)];
}

/** What a page looks like, without its scripts. */
export const stillCopyOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });

/** The slowest keystroke in fields of these names, in milliseconds to the next paint; closes the page. */
export async function slowestKeystroke(
  page: Page,
  session: CDPSession,
  names: readonly string[],
): Promise<number> {
  await untilQuiet(page);
  await page.evaluate(() =>
    Object.assign(window, { interactionMarks: { began: 0, longest: 0, complete: null } }),
  );
  await slowDown(session);
  for (const name of names) await typeInto(page, name);
  const { nextPaint } = await page.evaluate(readMarks);
  await page.close();
  return nextPaint;
}

/** Types into the editor, and then into what it looks like, without its scripts. */
async function typeIntoBoth(browser: Browser, folder: string): Promise<Keystrokes> {
  const [editor, session] = await openEditor(browser, folder);
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor
    .locator('[aria-invalid="true"]')
    .nth(FIELDS - 1)
    .waitFor();
  const still = await stillCopyOf(editor);
  const slowest = await slowestKeystroke(editor, session, TYPED_INTO);
  const [copy, copySession] = await openEditor(browser, folder, still);
  return { slowest, withoutScripts: await slowestKeystroke(copy, copySession, TYPED_INTO) };
}

/** Times from a keystroke to the next paint, in milliseconds; what takes less than 16 counts as 0. */
export interface Keystrokes {
  readonly slowest: number;
  /** The same fields, as the browser alone answers. */
  readonly withoutScripts: number;
}

/**
 * The slowest keystroke in a form of sixty fields that are all wrong and say so, on a quarter of this machine's speed,
 * and in a still copy of it: medians of several rounds.
 */
export async function measureEditor(browser: Browser, folder: string): Promise<Keystrokes> {
  await buildEditor(folder);
  const rounds = await repeat(ROUNDS, () => typeIntoBoth(browser, folder));
  return {
    slowest: median(rounds.map(({ slowest }) => slowest)),
    withoutScripts: median(rounds.map(({ withoutScripts }) => withoutScripts)),
  };
}
