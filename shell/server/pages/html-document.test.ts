import { createHash } from 'node:crypto';
import type { PageData } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { contentSecurityPolicy, hashSource } from '../content-security-policy.ts';
import { STARTER } from '../starter.ts';
import {
  type DocumentParts,
  htmlDocument,
  type StylesIn,
  sheetsBehind,
  styleElements,
} from './html-document.ts';

const HOSTILE = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;\u2028`;

function parts(): DocumentParts {
  const page = {
    locale: 'kk-KZ',
    vitalsShare: 0.25,
    basename: '/kk-kz',
    messages: { shell: { hostile: HOSTILE } },
  } as unknown as PageData;
  return {
    page,
    description: {
      status: 200,
      jsonLd: [{ name: HOSTILE }],
      head: {
        title: HOSTILE,
        description: HOSTILE,
        canonical: 'https://ecocircle.example/kk-kz?q="',
        alternates: [{ locale: 'ru-KZ', url: 'https://ecocircle.example/ru-kz' }],
        robots: 'none',
        locale: 'kk-KZ',
        brand: 'ЭкоШеңбер',
        feeds: [],
        image: {
          url: `https://ecocircle.example/${encodeURIComponent(HOSTILE)}`,
          width: 1200,
          height: 600,
          alt: HOSTILE,
        },
      },
    },
    layoutCss: ':root{--page-max-width:1440px}',
    body: '<h1>Пункттер</h1>',
    files: [
      { url: '/assets/shell.js', kind: 'entry', integrity: 'sha384-AAAA' },
      { url: '/mf/entry.js', kind: 'script', integrity: 'sha384-BBBB' },
      { url: '/assets/onest.woff2', kind: 'font' },
      { url: '/assets/shell.css', kind: 'style', integrity: 'sha384-CCCC' },
      { url: '/assets/untouched.js', kind: 'untouched', integrity: 'sha384-DDDD' },
    ],
    startsLate: false,
    icons: {
      svg: 'data:image/svg+xml,%3Csvg%3E',
      favicon: '/assets/f.png',
      appleTouch: '/assets/a.png',
      icon192: '/assets/1.png',
      icon512: '/assets/5.png',
      maskable: '/assets/m.png',
    },
  };
}

function written(stylesIn: StylesIn = 'files', startsLate = false): string {
  const { before, first, behind } = htmlDocument({ ...parts(), startsLate });
  return before + styleElements(parts().files, stylesIn) + first + behind;
}

const parsed = (): Document => new DOMParser().parseFromString(written(), 'text/html');

test('text from data can neither end its element nor become markup', () => {
  const document = parsed();
  expect(document.title).toBe(HOSTILE);
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(HOSTILE);
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(
    [...document.scripts].map((script) => script.type || script.getAttribute('src') || script.textContent),
  ).toEqual([STARTER, 'application/ld+json', 'application/json', '/assets/shell.js']);
  const data = JSON.parse(document.getElementById('portal-page')?.textContent ?? '') as PageData;
  expect(data.messages.shell?.hostile).toBe(HOSTILE);
});

test('a preview gets everything that it shows, its text cut at a word @S-03 @S-02', () => {
  const head = parsed().head;
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content');
  expect(content('meta[property="og:site_name"]')).toBe('ЭкоШеңбер');
  expect(content('meta[property="og:locale"]')).toBe('kk_KZ');
  expect(content('meta[property="og:locale:alternate"]')).toBe('ru_KZ');
  expect(content('meta[property="og:image:alt"]')).toBe(HOSTILE);
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(content('meta[name="twitter:description"]')?.length).toBeLessThanOrEqual(200);
  expect(content('meta[name="theme-color"]')).toBe('#37927B');
  expect(head.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe('/kk-kz/site.webmanifest');
});

test('scripts and preloads carry integrity and crossorigin, the language is the page’s', () => {
  const document = parsed();
  expect(document.documentElement.lang).toBe('kk-KZ');
  for (const element of document.querySelectorAll('script[src], link[as="script"]')) {
    expect(element.getAttribute('integrity')).toMatch(/^sha384-/);
    expect(element.getAttribute('crossorigin')).toBe('anonymous');
  }
});

test('a page that starts late names its scripts to its starter, and no script is loaded or preloaded @L-05', () => {
  const document = new DOMParser().parseFromString(written('files', true), 'text/html');
  expect(document.querySelectorAll('script[src], link[as="script"]')).toHaveLength(0);
  expect(JSON.parse(document.querySelector('script')?.dataset.scripts ?? '')).toEqual([
    ['/assets/shell.js', 'sha384-AAAA', true],
    ['/mf/entry.js', 'sha384-BBBB', false],
  ]);
  expect(document.querySelector('script')?.textContent).toBe(STARTER);
});

test('it names the script of pages that nobody touches, and how many have it; other pages do not @O-09', () => {
  const document = new DOMParser().parseFromString(written('files', true), 'text/html');
  const { untouched = '' } = document.querySelector('script')?.dataset ?? {};
  expect(JSON.parse(untouched)).toEqual(['/assets/untouched.js', 'sha384-DDDD', 0.25]);
  expect(written()).not.toContain('untouched.js');
});

test('a style sheet that stands in the document has a link beside it that is not loaded, no other has @S-05', () => {
  const files = [
    {
      url: '/assets/a.css',
      kind: 'style',
      integrity: 'sha384-A',
      sheet: { text: 'a{}', id: 'Aa', source: '', parts: [], behind: 'b{}' },
    },
    { url: '/mf/b.css', kind: 'style', integrity: 'sha384-B' },
  ] as const;
  expect(styleElements(files, 'document').split('\n')).toEqual([
    '<style>a{}</style><link rel="stylesheet" href="/assets/a.css" integrity="sha384-A" crossorigin="anonymous" media="none" disabled data-sheet="Aa">',
    '<link rel="stylesheet" href="/mf/b.css" integrity="sha384-B" crossorigin="anonymous">',
  ]);
  expect(styleElements(files, 'files')).not.toContain('<style');
  // A text between them would stand in what the code of the page renders.
  expect(sheetsBehind([files[0], files[0]], 'b{}')).toMatch(
    /^<style>b\{\}<\/style>(<link [^>]+ data-sheet="Aa">){2}$/,
  );
});

test.each([
  ['<main><h1>A</h1><span id="first-view" hidden=""></span><p>B</p></main>', '</span>', '<p>B'],
  ['<main><h1>A</h1><p>B</p></main>', '', '\n<style id="route-layout">'],
  ['<main><h1>A</h1><p id="first-view">B</p></main>', '', '\n<style id="route-layout">'],
  ['<main><h1> id=&quot;first-view&quot;&gt;</h1></main>', '', '\n<style id="route-layout">'],
])('%s is divided behind the empty element that ends its first view, else not @L-05', (body, end, start) => {
  const whole = parts();
  const { first, behind } = htmlDocument({ ...whole, body });
  expect([first.endsWith(end), first === '', behind.startsWith(start)]).toEqual([true, end === '', true]);
  expect(first + behind).toContain(`<div id="root">${body}</div>`);
});

const policyOf = (style: string, tileOrigin: string | null, origin: string): string =>
  contentSecurityPolicy({ styles: [hashSource(style)], tileOrigin, origin, isFramed: false });

test('the policy allows nothing inline but one script and the styles of the page', () => {
  const policy = policyOf(':root{}', 'https://tiles.example', 'https://portal.example');
  expect(policy).not.toContain('unsafe');
  const hash = createHash('sha256').update(STARTER).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/=]+';/);
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(policyOf(':root{}', null, 'http://localhost:3000')).toContain("img-src 'self' data:;");
});

test.each([
  ['https://portal.example', 'wss://portal.example'],
  ['http://localhost:3000', 'ws://localhost:3000'],
])(
  'the policy of %s names its live socket, which not every browser takes for its own @A-13',
  (origin, socket) => {
    expect(policyOf(':root{}', null, origin)).toContain(`connect-src 'self' ${socket};`);
  },
);

test('styles are asked for before what search engines read, scripts after the page', () => {
  const html = written();
  const order = [
    '<script>',
    'rel="stylesheet"',
    'as="font"',
    '<title>',
    'id="root"',
    '<script src',
    'as="script"',
  ];
  const places = order.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
