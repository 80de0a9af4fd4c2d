import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepSheets } from './keep-sheets.ts';
import { keptSheets, withKeptSheets } from './kept-sheets.ts';

const sheet = (id: string): string =>
  `<style></style><link rel="stylesheet" href="/assets/${id}.css" integrity="sha384-${id}" media="none" disabled data-sheet="${id}">`;

const asked: [string, string | undefined][] = [];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>(async (url, init) => {
    asked.push([String(url), init?.integrity]);
    if (String(url).includes('gone')) throw new TypeError('Failed to fetch');
    return { ok: !String(url).includes('refused'), arrayBuffer: async () => new ArrayBuffer(0) } as Response;
  });
});

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = 'styles=; Path=/; Max-Age=0';
});

test('sheets that stand in the document are brought as files, and said to be there once they are @S-05', async () => {
  document.head.innerHTML = `${sheet('first')}${sheet('gone')}${sheet('refused')}${sheet('last')}<link rel="stylesheet" href="/mf/b.css">`;
  await keepSheets();
  expect(asked).toContainEqual([expect.stringContaining('/assets/first.css'), 'sha384-first']);
  expect(asked).toHaveLength(4);
  expect(document.cookie).toBe('styles=first.last');
});

test('a document without sheets asks for nothing, and keeps what is known', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = 'styles=first; Path=/';
  document.head.innerHTML = '<link rel="stylesheet" href="/mf/b.css">';
  await keepSheets();
  expect([asked, document.cookie]).toEqual([[], 'styles=first']);
});

test('the newest sheets are remembered, two dozen of them', () => {
  expect(keptSheets(undefined)).toEqual([]);
  expect(withKeptSheets('', ['a'])).toBe('a');
  expect(withKeptSheets('b.a', ['c', 'a'])).toBe('c.a.b');
  const many = Array.from({ length: 30 }, (_, n) => `s${n}`);
  expect(keptSheets(withKeptSheets(many.join('.'), ['new']))).toEqual(['new', ...many.slice(0, 23)]);
});
