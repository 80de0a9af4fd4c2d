/** @jest-environment @ecocircle/test-kit/node */

import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { DocumentParts, Preload } from './html-document.ts';
import { pageDocument } from './page-document.ts';

const style = (id: string): Preload => ({
  url: `/assets/${id}.css`,
  kind: 'style',
  integrity: 'sha384-A',
  sheet: { text: `.${id}{}`, id, source: `'sha256-${id}'` },
});

function made(now = '2026-11-29T06:00:00.000Z') {
  const parts = {
    page: { locale: 'en-US', basename: '/en-us', now, status: 200 },
    description: {
      jsonLd: [],
      head: {
        title: '',
        description: '',
        canonical: '',
        alternates: [],
        locale: 'en-US',
        brand: '',
        feeds: [],
        image: { url: '', alt: '' },
      },
    },
    layoutCss: ':root{}',
    body: '<h1>Points</h1>',
    files: [style('shell'), style('points')],
    startsLate: false,
    icons: {},
  };
  return pageDocument(parts as unknown as DocumentParts, false);
}

test.each([
  [undefined, true],
  ['', true],
  ['shell', true],
  ['points.other.shell', false],
])('with the sheets %s its styles stand in the document: %s @S-05', async (cookie, isInDocument) => {
  const { html, styles } = await (await made()).formFor(cookie);
  const text = (await html.raw()).toString();
  expect(text.includes('<style data-sheet="points">.points{}</style>')).toBe(isInDocument);
  expect(text.includes(' disabled>')).toBe(isInDocument);
  expect(styles.slice(1)).toEqual(isInDocument ? ["'sha256-shell'", "'sha256-points'"] : []);
  expect(brotliDecompressSync(html.br).toString()).toBe(text);
  expect(text.indexOf('route-layout')).toBeGreaterThan(text.indexOf('points.css'));
});

test('the tag of a page tells its forms apart, and not its clock', async () => {
  const [early, late] = await Promise.all([made(), made('2026-11-29T06:00:05.000Z')]);
  const { etag } = await early.formFor(undefined);
  expect((await late.formFor('')).etag).toBe(etag);
  expect((await early.formFor('shell.points')).etag).not.toBe(etag);
});

test('a form is there at once when it was asked for before, and better compressed the second time', async () => {
  const page = await made();
  expect(page.madeFor('shell.points')).toBeUndefined();
  const form = await page.formFor('shell.points');
  expect(page.madeFor('shell.points')).toBe(form);
  expect(page.madeFor(undefined)).toBe(await page.formFor(undefined));
  expect(page.bytes).toBe(form.html.br.length + (await page.formFor('')).html.br.length);
});
