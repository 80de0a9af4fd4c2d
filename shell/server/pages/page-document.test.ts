/** @jest-environment @ecocircle/test-kit/process */

import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { hashSource } from '../content-security-policy.ts';
import type { DocumentParts, Preload } from './html-document.ts';
import { pageDocument } from './page-document.ts';
import { sheetParts } from './sheet-parts.ts';

const FACE = '@font-face{font-family:A}';

const style = (id: string): Preload => ({
  url: `/assets/${id}.css`,
  kind: 'style',
  integrity: 'sha384-A',
  sheet: {
    text: `${FACE}.${id}{}`,
    id,
    source: `'sha256-${id}'`,
    parts: sheetParts(`${FACE}.${id}{}`),
    behind: `.${id}{}`,
  },
});

interface Made {
  readonly now?: string;
  readonly body?: string;
  readonly files?: readonly Preload[];
}

function made({
  now = '2026-11-29T06:00:00.000Z',
  body = '<h1>Points</h1>',
  files = [style('shell'), style('points')],
}: Made = {}) {
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
    body,
    files,
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
  expect(text.includes(`<style>${FACE}.points{}</style>`)).toBe(isInDocument);
  expect(text.includes(' disabled ')).toBe(isInDocument);
  expect(styles.slice(1)).toEqual(isInDocument ? ["'sha256-shell'", "'sha256-points'"] : []);
  expect(brotliDecompressSync(html.br).toString()).toBe(text);
  expect(text.indexOf('route-layout')).toBeGreaterThan(text.indexOf('points.css'));
});

const BODY = '<p class="points">A</p><span id="first-view" hidden=""></span><p>ж</p>';

test('behind its first view a page has its sheets, before it what that needs of them @L-05', async () => {
  const page = await made({ body: BODY });
  const { html, styles } = await page.formFor(undefined);
  const text = (await html.raw()).toString();
  expect(text).toContain(`<style data-behind="2">${FACE}${FACE}.points{}</style>\n<style id="route-layout">`);
  expect(text).toMatch(
    /<\/span><style>\.shell\{\}\.points\{\}<\/style><link [^>]+shell\.css[^>]+><link [^>]+points\.css[^>]+><p>ж/,
  );
  expect(styles.slice(1)).toEqual([hashSource(`${FACE}${FACE}.points{}`), hashSource('.shell{}.points{}')]);
  const files = (await (await page.formFor('shell.points')).html.raw()).toString();
  expect(files).toContain(BODY);
  expect(files).toMatch(/blocking="render">\n<link [^>]+>\n<link [^>]+>\n<style id="route-layout">/);
  expect(files.match(/<style/g)).toHaveLength(1);
});

test('the styles of a first view are those of what it wears, whatever was shown before @L-05', async () => {
  const files = [style('shell'), style('points')];
  const bodies = ['points', 'shell', 'shell points', 'points', 'points shell'].map(
    (names) => `<p class="${names}">${names}</p><span id="first-view" hidden=""></span>`,
  );
  const heads: (string | undefined)[] = [];
  for (const body of bodies) {
    const { html, styles } = await (await made({ body, files })).formFor(undefined);
    const text = (await html.raw()).toString();
    const [, head = ''] = /<style data-behind="2">([^<]*)</.exec(text) ?? [];
    expect(text).toContain(body);
    expect(styles[1]).toBe(hashSource(head));
    heads.push(head.replaceAll(FACE, ''));
  }
  const both = '.shell{}.points{}';
  expect(heads).toEqual(['.points{}', '.shell{}', both, '.points{}', both]);
});

test('a page that links one of its sheets has them all in its head @L-05', async () => {
  const { sheet: _, ...linked } = style('linked');
  const page = await made({ body: BODY, files: [style('shell'), linked] });
  const text = (await (await page.formFor(undefined)).html.raw()).toString();
  expect(text).toContain(BODY);
  expect(text).toContain(`<style>${FACE}.shell{}</style>`);
  expect(text).toContain('<link rel="stylesheet" href="/assets/linked.css"');
});

test('the tag of a page tells its forms apart, and not its clock', async () => {
  const [early, late] = await Promise.all([made(), made({ now: '2026-11-29T06:00:05.000Z' })]);
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
