import { LOCALE_INFO, LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { type Answer, ask, askPage } from '../http/ask.ts';
import { type DeclaredPage, declaredPages, HOSTS } from '../http/declared-pages.ts';
import { type Head, readHead } from '../http/html-head.ts';

interface AnsweredPage extends DeclaredPage {
  readonly answer: Answer;
  readonly head: Head;
}

const port = (): string => new URL(process.env.BASE_URL ?? '').port;
const at = ({ host, path }: Pick<DeclaredPage, 'host' | 'path'>): string => `http://${host}:${port()}${path}`;

let pages: AnsweredPage[];
const existing = (): AnsweredPage[] => pages.filter(({ exists }) => exists);

test.beforeAll(async ({ samples }) => {
  pages = [];
  for (const page of await declaredPages(samples)) {
    const answer = await ask(page.path, { host: page.host });
    pages.push({ ...page, answer, head: readHead(answer.text) });
  }
});

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
const duplicates = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test('a page is there in the languages of its regions, and nowhere else @R-05 @R-06 @I-02', () => {
  const wrong = pages.filter(({ exists, answer }) => answer.status !== (exists ? 200 : 404));
  expect(wrong.map((page) => [at(page), page.answer.status])).toEqual([]);
  expect(pages.some(({ exists }) => !exists)).toBe(true);
  for (const { head } of pages.filter(({ exists }) => !exists))
    expect([head.robots, head.alternates, head.jsonLd]).toEqual(['none', {}, []]);
});

test('every page has one heading, its language, and a title and description of its own @S-03 @S-05', () => {
  for (const page of existing()) {
    const { head, answer, locale, route } = page;
    expect([at(page), head.lang]).toEqual([at(page), locale]);
    if (route.render === 'server')
      expect([at(page), answer.text.split('<h1').length - 1]).toEqual([at(page), 1]);
    expect(head.title, at(page)).toContain(LOCALE_INFO[locale].brand);
    expect(head.title.length, `${at(page)}: ${head.title}`).toBeLessThanOrEqual(110);
    expect(head.description.length, `${at(page)}: ${head.description}`).toBeGreaterThanOrEqual(35);
    expect(head.description.length, `${at(page)}: ${head.description}`).toBeLessThanOrEqual(200);
  }
  for (const [key, same] of Map.groupBy(existing(), ({ host, locale }) => `${host} ${locale}`)) {
    expect([key, duplicates(same.map(({ head }) => head.title))]).toEqual([key, []]);
    expect([key, duplicates(same.map(({ head }) => head.description))]).toEqual([key, []]);
  }
});

test('a page names one address as its own, and its counterparts name the same ones @S-03 @R-17', () => {
  const byUrl = new Map(existing().map((page) => [at(page), page]));
  for (const page of existing()) {
    const { canonical, alternates, robots } = page.head;
    expect(canonical).toBe(at(page));
    expect(robots, 'only production hosts are for search engines @S-04').toBe('none');
    const own = Object.entries(alternates).filter(([lang]) => lang !== 'x-default');
    if (own.length > 0) expect(alternates[page.locale]).toBe(canonical);
    for (const [lang, url] of own) {
      const counterpart = byUrl.get(url);
      expect([url, counterpart?.locale]).toEqual([url, lang]);
      expect(counterpart?.head.alternates).toEqual(alternates);
    }
    if (alternates['x-default']) expect(own.map(([, url]) => url)).toContain(alternates['x-default']);
  }
});

test('a link to any page has a preview with a picture of 1200 by 600 @S-03 @S-02', async () => {
  const pictures = new Map<string, string>();
  for (const page of existing()) {
    const { preview, title, description, canonical } = page.head;
    expect(preview, at(page)).toMatchObject({
      'og:type': 'website',
      'og:site_name': LOCALE_INFO[page.locale].brand,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:locale': page.locale.replace('-', '_'),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '600',
      'og:image:alt': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': preview['og:image'],
    });
    expect(preview['twitter:description']?.length).toBeLessThanOrEqual(200);
    pictures.set(preview['og:image'] ?? '', page.host);
  }
  for (const [url, host] of pictures) {
    const { pathname, search, origin } = new URL(url);
    expect(origin).toBe(`http://${host}:${port()}`);
    const { status, headers, body } = await ask(pathname + search, { host });
    expect([url, status, headers['content-type'], sizeOf(body)]).toEqual([
      url,
      200,
      'image/png',
      [1200, 600],
    ]);
    if (pathname.startsWith('/assets/')) expect(headers['cache-control']).toContain('immutable');
  }
  expect(pictures.size).toBeGreaterThan(LOCALES.length * 2);
});

const dataOf = ({ head }: AnsweredPage, type: string) => head.jsonLd.find((data) => data['@type'] === type);

test('search engines get data of the portal, the app, the event and the point @S-03', () => {
  for (const page of existing()) {
    for (const data of page.head.jsonLd) expect(data['@context']).toBe('https://schema.org');
    const { region } = LOCALE_INFO[page.locale];
    if (page.route.id === 'home') {
      expect(dataOf(page, 'WebSite')).toMatchObject({ url: page.head.canonical, inLanguage: page.locale });
      expect(dataOf(page, 'Organization')).toMatchObject({ logo: expect.stringMatching(/^http.+\.png$/) });
    }
    if (page.route.id === 'home' || page.route.id === 'get-app')
      expect(dataOf(page, 'MobileApplication')).toMatchObject({
        applicationCategory: 'Lifestyle',
        operatingSystem: 'Android, iOS',
        offers: { price: '0', priceCurrency: region === 'international' ? 'USD' : 'RUB' },
      });
    if (page.route.id === 'charity-event')
      expect(dataOf(page, 'Event')).toMatchObject({
        url: page.head.canonical,
        startDate: expect.stringMatching(/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
        endDate: expect.stringMatching(/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
        eventStatus: expect.stringMatching(/^https:\/\/schema\.org\/Event(Scheduled|Cancelled)$/),
        location: { '@type': 'Place', address: { '@type': 'PostalAddress' } },
        organizer: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
        image: expect.arrayContaining([page.head.preview['og:image']]),
      });
    if (/\/recycling-points\/\d+$/.test(page.path)) {
      expect(dataOf(page, 'RecyclingCenter')).toMatchObject({ geo: { '@type': 'GeoCoordinates' } });
      expect(dataOf(page, 'BreadcrumbList')).toMatchObject({ itemListElement: { length: 3 } });
    }
  }
});

test('every language has its manifest, whose icons are there @S-03', async () => {
  for (const page of existing().filter(({ route }) => route.id === 'home')) {
    const { host, locale, head } = page;
    const manifest = JSON.parse((await ask(head.links.manifest ?? '', { host })).text);
    expect(manifest).toMatchObject({ lang: locale, short_name: LOCALE_INFO[locale].brand });
    expect((await ask(manifest.start_url, { host })).status).toBe(200);
    const icons = [...manifest.icons.map(({ src }: { src: string }) => src), head.links['apple-touch-icon']];
    for (const icon of icons) expect([icon, (await ask(icon, { host })).status]).toEqual([icon, 200]);
  }
  expect((await askPage('/favicon.ico')).headers['content-type']).toBe('image/png');
});

for (const [edition, host] of Object.entries(HOSTS)) {
  test(`the sitemap of ${host} names pages that are there, by their own address @S-04`, async () => {
    expect((await ask('/robots.txt', { host })).text).toBe('User-agent: *\nDisallow: /\n');
    const { text, headers } = await ask('/sitemap.xml', { host });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(duplicates(urls)).toEqual([]);
    const declared = existing().filter(
      ({ edition: own, route }) => own === edition && route.indexable !== false && !route.path.includes(':'),
    );
    expect(declared.filter((page) => !urls.includes(at(page))).map(at)).toEqual([]);
    const some = [...urls.filter((_, index) => index % 397 === 0), urls[0] ?? '', urls.at(-1) ?? ''];
    for (const url of some) {
      const { status, text: html } = await ask(new URL(url).pathname, { host });
      expect([url, status, readHead(html).canonical]).toEqual([url, 200, url]);
    }
  });
}

const HOSTILE = {
  'a path that cannot be decoded': ['/en-us/charity-event/%zz', 400],
  'a path that cannot be decoded before its language': ['/%E0%A4%A', 400],
  'an event id that is text': ['/en-us/charity-event/no-such-event', 404],
  'an unknown language': ['/xx-yy/charity-events', 404],
  'a path of 8 KB': [`/en-us/${'a'.repeat(8192)}`, 404],
  'an unknown dialog': ['/en-us/charity-events?modal=anything%22%3E%3Cscript%3E', 200],
} as const;

for (const [what, [path, status]] of Object.entries(HOSTILE)) {
  test(`${what} is answered with a page and the status ${status} @R-14`, async () => {
    const answer = await askPage(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    const { robots, title, alternates } = readHead(answer.text);
    expect(robots).toBe('none');
    expect(title).toMatch(/ – EcoCircle$/);
    expect(answer.text.match(/<h1/g)).toHaveLength(1);
    if (status !== 200) expect([alternates, answer.text.includes(`>${status}<`)]).toEqual([{}, true]);
  });
}

test('a language header of 10 KB does not fail @R-16', async () => {
  const answer = await ask('/', { headers: { 'accept-language': 'kk,'.repeat(3400) } });
  expect([answer.status, answer.headers.location]).toEqual([302, '/en-us']);
});

test('the error page of a broken address looks like the portal, without a script', async ({
  page,
  frame,
}) => {
  const answer = await page.goto('/kk-kz/%zz');
  expect(answer?.status()).toBe(400);
  await expect(frame.title('Қате сұрау')).toBeVisible();
  await expect(frame.footer).toBeVisible();
  await frame.main.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/kk-kz$/);
});
test.use({ provoked: /status of 400/ });

test('the head follows a navigation inside the page @S-03', async ({ page, frame }) => {
  await page.goto('/en-us');
  await frame.expectHydrated();
  await frame.events.click();
  await expect(page).toHaveURL('/en-us/charity-events');
  await expect(page).toHaveTitle(/Charity events/);
  const served = readHead((await ask('/en-us/charity-events')).text);
  const current = readHead(await page.evaluate(() => document.documentElement.outerHTML));
  expect(current).toEqual({ ...served, jsonLd: [] });
});

test('an unchanged page is not sent twice', async () => {
  const { headers } = await ask('/en-us/charity-events');
  const again = await ask('/en-us/charity-events', { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
