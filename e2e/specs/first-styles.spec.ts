import type { Locale } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { cookieOfSheets, sheetsIn } from '../http/sheets.ts';
import { ALL_PAGES } from '../pages/all-pages.ts';

const CLASS = /\b[\w-]+_(?:mf-[\w-]+?|shell)_[\w-]{6}(?![\w-])/g;
const LINKED = /<link rel="stylesheet" href="([^"]+)"(?![^>]* disabled)[^>]*>/g;
const IN_DOCUMENT = /<style>(.*?)<\/style>/gs;
/** What a document that names its first view holds of its sheets before them. */
const FIRST = /<style data-behind="\d">(.*?)<\/style>/s;
const FACE = /@font-face\{[^}]*\}/g;

const sheets = new Map<string, Promise<string>>();

/** The text of a style sheet, requested once. */
function sheetOf(url: string): Promise<string> {
  const kept = sheets.get(url) ?? ask(url).then(({ text }) => text);
  sheets.set(url, kept);
  return kept;
}

/** The texts of the style sheets that a document links or holds. */
async function stylesOf(html: string): Promise<{ linked: string[]; held: string[] }> {
  const linked = await Promise.all([...html.matchAll(LINKED)].map(([, url = '']) => sheetOf(url)));
  return { linked, held: [...html.matchAll(IN_DOCUMENT)].map(([, text = '']) => text) };
}

/** Classes of the rendered page that none of its style sheets knows. */
function unstyledIn(html: string, styles: readonly string[]): string[] {
  const styled = new Set(styles.join().match(CLASS));
  const worn = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.match(CLASS) ?? []);
  expect(worn.length).toBeGreaterThan(10);
  return [...new Set(worn)].filter((name) => !styled.has(name));
}

for (const { name, account, path, locales } of ALL_PAGES) {
  if (account) continue;
  test(`${name}: everything that the server shows has its styles in the page, or in files that it links @S-05`, async ({
    samples,
  }) => {
    const address = path(locales[0] as Locale, samples);
    const { text } = await ask(address);
    const { linked, held } = await stylesOf(text);
    expect([linked, unstyledIn(text, held)]).toEqual([[], []]);
    const cookie = `styles=${sheetsIn(text).join('.')}`;
    const again = await ask(address, { headers: { cookie } });
    const inFiles = await stylesOf(again.text);
    const first = FIRST.exec(text)?.[1];
    // Faces stand with the first styles, where a page has any, and all else behind them in one element.
    const wanted = first ? [inFiles.linked.join('').replaceAll(FACE, '')] : inFiles.linked;
    expect([inFiles.held, wanted]).toEqual([[], held]);
    if (first) expect(first.match(FACE)).toEqual(inFiles.linked.join('').match(FACE));
  });
}

test('a first visit asks for no style sheet before it is painted, and later ones have them as files @S-05', async ({
  page,
  context,
  frame,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  await page.goto('/en-us');
  await frame.expectHydrated();
  expect(asked).toEqual([]);
  // They came behind the first view, in the middle of what the page's code has rendered.
  expect(await page.locator('head > link[data-sheet]').count()).toBe(3);
  expect(await page.locator('head > style:not([data-behind]):has(+ link[data-sheet])').count()).toBe(1);
  expect(await page.locator('body style').count()).toBe(0);
  const wanted = await cookieOfSheets('/en-us');
  await expect(async () => {
    const kept = (await context.cookies()).find(({ name }) => name === 'styles');
    expect(kept?.value.split('.').sort()).toEqual(wanted.value.split('.').sort());
  }).toPass();
  await page.reload();
  await frame.expectHydrated();
  expect(asked.length).toBeGreaterThan(1);
  expect(await page.locator('link[data-sheet]').count()).toBe(0);
  const fromTheLine = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('.css') && (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => name),
  );
  expect(fromTheLine).toEqual([]);
  // The styles of another page of the same remote come once, beside those that stand here.
  await page.context().clearCookies();
  await page.reload();
  await frame.expectHydrated();
  await frame.events.click();
  await expect(frame.main.getByRole('heading', { level: 1 })).toBeVisible();
  const twice = await page.evaluate(() => {
    const applied = [...document.querySelectorAll('link[rel="stylesheet"]')] as HTMLLinkElement[];
    const held = applied.filter(({ disabled }) => disabled).map(({ href }) => href);
    return applied.filter(({ disabled, href }) => !disabled && held.includes(href)).map(({ href }) => href);
  });
  expect(twice).toEqual([]);
});
