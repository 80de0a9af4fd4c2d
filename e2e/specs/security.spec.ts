import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { DANGEROUS_TEXTS, refusedTextsOn, SAID_OF_REFUSED_TEXTS } from '../pages/refused-texts.ts';
import { ReportForm } from '../pages/report-form.ts';

test.describe.configure({ mode: 'parallel' });

const PUBLIC = [
  '/en-us',
  '/en-us/charity-events',
  '/en-us/recycling-points',
  '/en-us/profile/login',
  '/en-us/x',
];

for (const path of PUBLIC) {
  test(`${path} comes with a strict policy and the security headers`, async () => {
    const { headers, text } = await ask(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(text).not.toMatch(/<[a-z][^>]* style=/i);
    const scripts = [...text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const inline = scripts.filter(([, attributes = '']) => !/ src=| type="application\//.test(attributes));
    const hashes = inline.map(([, , code = '']) => createHash('sha256').update(code).digest('base64'));
    expect(policy).toContain(`script-src 'self' '${hashes.map((hash) => `sha256-${hash}`).join()}';`);
  });
}

test.describe('where a text would become a script', () => {
  test.use({ provoked: SAID_OF_REFUSED_TEXTS });

  test('the browser refuses HTML, code and addresses of other hosts, and nothing that pages need', async ({
    page,
    frame,
  }) => {
    await page.goto('/en-us');
    await frame.expectHydrated();
    expect(await refusedTextsOn(page)).toEqual(DANGEROUS_TEXTS);
  });
});

test('hashed files are cached for ever and sent in the smallest encoding that the browser accepts', async () => {
  const { text } = await ask('/en-us/profile/login');
  const files = [...text.matchAll(/"(\/(?:assets|mf)\/[^"]+\.(?:js|css))"/g)].map(([, url]) => url);
  expect(files.length).toBeGreaterThan(3);
  for (const file of new Set(files)) {
    const plain = await ask(String(file));
    const small = await ask(String(file), { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const zipped = await ask(String(file), { headers: { 'accept-encoding': 'gzip' } });
    expect([small.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(small.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    const again = await ask(String(file), { headers: { 'if-none-match': String(small.headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
});

test('pages are revalidated each time, and compressed', async () => {
  const { headers } = await ask('/en-us', { headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
});

test('every script and style of a page has its integrity', async () => {
  for (const path of PUBLIC) {
    const { text } = await ask(path);
    const tags = text.match(/<(?:script src|link rel="(?:stylesheet|preload" as="script))[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(1);
    expect(tags.filter((tag) => !/integrity="sha384-.{64}" crossorigin="anonymous"/.test(tag))).toEqual([]);
  }
});

const OUTSIDE = [
  '/assets/../shell.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%00',
  '/assets/shell.js%00.css',
  '/mf/../../../../../../etc/passwd',
  '/mf/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/mf/..%252f..%252fetc/passwd',
  '/mf/mf-public/../../ecocircle.sqlite',
  '/mf/..%2f..%2ftoken-secret',
  '/mf//etc/passwd',
  '/mf/history.jsonl',
  '/mf/mf-public/integrity.json/../../registry.lock',
  '/media/../../package.json',
  '/media/%2e%2e%2ftoken-secret',
  '/basemap/light/..%2f..%2f0.svg',
];

for (const path of OUTSIDE) {
  test(`${path} serves no file`, async () => {
    const { status, text } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/root:|"dependencies"|"buildId"|SQLite/);
  });
}

test('the code of the Node builds is not served', async () => {
  const { remotes } = JSON.parse((await ask('/mf/registry.json')).text) as {
    remotes: Record<string, { active: string }>;
  };
  for (const [name, { active }] of Object.entries(remotes))
    expect((await ask(`/mf/${name}/${active}/server/remote.mjs`)).status).toBe(404);
});

const MARKUP = `"><img src=x onerror=alert(1)><script>alert(1)</script>`;

test.describe('markup in an address', () => {
  test.use({ provoked: /status of 404/ });

  for (const path of [
    '/en-us/charity-events?q=',
    '/en-us/recycling-points?q=',
    '/en-us/charity-event-deleted/',
    '/en-us/charity-event/',
    '/en-us/recycling-points/',
    '/en-us/',
    '/en-us/charity-events?city=</script><script>alert(1)</script>',
  ]) {
    test(`stays text in ${path}`, async ({ page, frame }) => {
      const address = path + encodeURIComponent(MARKUP);
      const { text, status } = await ask(address.replaceAll('<', '%3C').replaceAll('>', '%3E'));
      expect(status).toBeLessThan(500);
      expect(text).not.toContain('<img src=x');
      expect(text).not.toContain('<script>alert');
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => dialogs.push(dialog.message()));
      await page.goto(address);
      await frame.expectSettled();
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      expect(dialogs).toEqual([]);
    });
  }
});

for (const path of [
  '/%',
  '/en-us/%',
  '/en-us/%E0%A4%A',
  '/en-us/charity-event/%',
  '/mf/%',
  '/assets/%E0%A4%A',
  '/api/%',
]) {
  test(`the broken address ${path} is the caller's fault`, async () => {
    const { status } = await ask(path);
    expect([400, 404]).toContain(status);
  });
}

for (const host of ['evil.example"><script>', 'a b', 'evil.example/path']) {
  test(`the host name "${host}" is refused`, async () => {
    const { status, text } = await ask('/en-us', { headers: { host } });
    expect([status, text.includes('<script>')]).toEqual([400, false]);
  });
}

for (const path of [
  '//evil.example/',
  '//evil.example/en-us',
  '/\\evil.example',
  '/en-us//evil.example',
  '/%2F%2Fevil.example',
]) {
  test(`${path} redirects to no other site`, async () => {
    const { headers, status } = await ask(path);
    expect(status).toBeLessThan(500);
    expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
  });
}

test('long and odd headers do no harm', async () => {
  const long = Array.from({ length: 1200 }, (_, index) => `x${index}`).join(',');
  expect(long.length).toBeGreaterThan(5000);
  for (const header of [long.slice(0, 10_000), 'en;q=NaN', 'en-US;q=1e999', '\t,,,;', 'ru'.repeat(4000)]) {
    const { status } = await ask('/charity-events', { headers: { 'accept-language': header } });
    expect(status).toBe(302);
  }
  const cookie = `locale=${randomBytes(2000).toString('hex')}; auth_token=%E0%A4%A`;
  expect((await ask('/en-us', { headers: { cookie } })).status).toBe(200);
  expect((await ask('/en-us', { headers: { 'x-long': 'x'.repeat(40_000) } })).status).toBe(431);
});

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
  test(`${method} on a page is refused`, async () => {
    const { status } = await ask('/en-us/charity-events', { method });
    expect([404, 405]).toContain(status);
  });
}

const another = test.extend<{ otherSite: { frame(path: string): Promise<FrameLocator> } }>({
  // Another origin, on the same machine.
  otherSite: async ({ page }, use) => {
    const server = createServer(({ url }, response) => {
      const src = new URL(url ?? '/', process.env.BASE_URL);
      response.setHeader('content-type', 'text/html');
      response.end(`<iframe src="${src}" title="Map" width="800" height="700"></iframe>`);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    await use({
      async frame(path) {
        await page.goto(`http://127.0.0.1:${port}${path}`);
        return page.frameLocator('iframe');
      },
    });
    await new Promise((closed) => server.close(closed));
  },
});

another.describe('a page of another site', () => {
  another(
    'frames the map without the site around it; what leads elsewhere opens a tab @R-20 @X-03',
    async ({ page, otherSite }) => {
      const frame = await otherSite.frame('/en-us/recycling-points?hide-layout-ui=true');
      const points = frame.getByRole('main').getByRole('listitem').locator('a[href*="/recycling-points/"]');
      await expect(points.first()).toHaveAttribute('href', /hide-layout-ui=true/);
      await points.first().click();
      await expect(frame.getByRole('banner')).toHaveCount(0);
      const form = new ReportForm(frame);
      await form.begin.click();
      await form.kind.selectOption({ label: 'It is full' });
      await form.send.click();
      const tab = page.context().waitForEvent('page');
      await form.follow.click();
      await expect(
        (await tab).getByRole('heading', { level: 1, name: 'Your report is with us' }),
      ).toBeVisible();
    },
  );

  another('frames what the map showed, by the code that it gave @R-20', async ({ page, otherSite }) => {
    const TAKEN = '/es-ar/recycling-points?materials=glass&at=-58.42,-34.59,13';
    await page.goto(TAKEN);
    await page.getByRole('main').getByRole('button', { name: 'Insertar en otro sitio' }).click();
    const code = page.getByRole('dialog').getByRole('textbox', { name: 'Código' });
    await expect(code).toHaveValue(/at=-58\.4/);
    const src = /src="([^"]+)"/.exec(await code.inputValue())?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, search, searchParams } = new URL(src);
    expect([pathname, searchParams.get('materials')]).toEqual(['/es-ar/recycling-points', 'glass']);
    const [lng, lat, zoom] = searchParams.get('at')?.split(',').map(Number) ?? [];
    expect([lng?.toFixed(2), lat?.toFixed(2), zoom]).toEqual(['-58.42', '-34.59', 13]);
    const frame = await otherSite.frame(pathname + search);
    const tab = page.context().waitForEvent('page');
    await frame.getByRole('link', { name: 'Abrir el mapa completo' }).click();
    await expect((await tab).getByRole('banner')).toBeVisible();
    expect(new URL((await tab).url()).search).toMatch(/^\?materials=glass&at=/);
  });

  another.describe('frames no other page', () => {
    another.use({ provoked: /frame-ancestors/ });

    for (const path of ['/en-us/recycling-points', '/en-us/profile/login?hide-layout-ui=true'])
      another(`such as ${path} @R-20`, async ({ page, otherSite }) => {
        const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
        const frame = await otherSite.frame(path);
        await refused;
        await expect(frame.getByRole('main')).toHaveCount(0);
      });
  });
});
