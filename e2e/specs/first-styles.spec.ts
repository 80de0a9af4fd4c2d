import type { Locale } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { ALL_PAGES } from '../pages/all-pages.ts';

const CLASS = /\b[\w-]+_(?:mf-[\w-]+?|shell)_[\w-]{6}(?![\w-])/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)"/g;

const sheets = new Map<string, Promise<string>>();

/** The text of a style sheet, requested once. */
function sheetOf(url: string): Promise<string> {
  const kept = sheets.get(url) ?? ask(url).then(({ text }) => text);
  sheets.set(url, kept);
  return kept;
}

/** Classes of the rendered page that none of its linked style sheets knows. */
async function unstyledIn(html: string): Promise<string[]> {
  const linked = await Promise.all([...html.matchAll(SHEET)].map(([, url = '']) => sheetOf(url)));
  const styled = new Set(linked.join().match(CLASS));
  const worn = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.match(CLASS) ?? []);
  expect(worn.length).toBeGreaterThan(10);
  return [...new Set(worn)].filter((name) => !styled.has(name));
}

for (const { name, account, path, locales } of ALL_PAGES) {
  if (account) continue;
  test(`${name}: everything that the server shows has its styles in the sheets that the page links @S-05`, async ({
    samples,
  }) => {
    const { text } = await ask(path(locales[0] as Locale, samples));
    expect(await unstyledIn(text)).toEqual([]);
  });
}
