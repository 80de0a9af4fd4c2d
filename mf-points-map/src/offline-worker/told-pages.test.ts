import { expect, test } from '@jest/globals';
import type { Status } from './messages.ts';
import { ToldPages } from './told-pages.ts';

/** Two pages, and what each hears. */
function twoPages() {
  const heard: Record<string, unknown[]> = { one: [], two: [] };
  const clients = Object.entries(heard).map(([id, messages]) => ({
    id,
    url: '',
    postMessage: (message: unknown) => void messages.push(message),
  }));
  const pages = new ToldPages({ claim: async () => undefined, matchAll: async () => clients }, async () => ({
    kept: null,
    progress: null,
    failure: null,
  }));
  return { pages, heard: heard as Record<'one' | 'two', (Status | 'left')[]> };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a page hears what it is shown for lack of a line, once, and the others do not @X-08', async () => {
  const { pages, heard } = twoPages();
  for (const noLine of [null, { shownAsOf: 5 }, { shownAsOf: 5 }, { shownAsOf: null }, null])
    pages.note('one', noLine);
  await settled();
  expect(heard.one).toHaveLength(3);
  expect(heard.two).toEqual([]);
  pages.note('one', { shownAsOf: null });
  await settled();
  expect(heard.one.at(-1)).toMatchObject({ noLine: { shownAsOf: null } });
});

test('who hears that nothing is kept any more may ask anew at once: the worker is leaving by then @X-08', async () => {
  const { pages, heard } = twoPages();
  pages.note('one', { shownAsOf: 5 });
  await settled();
  await pages.tellAtLast(() => heard.one.push('left'));
  expect(heard.one.slice(-2)).toEqual(['left', expect.objectContaining({ noLine: null })]);
});
