/** @jest-environment @ecocircle/test-kit/process */
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { serveErrorPages } from './error-pages.ts';
import { serveSiteFiles } from './site-files.ts';

const productionHosts = { ru: 'ecokrug.example', kz: 'ecoshenber.example' };
const icons = {
  svg: '',
  favicon: '/f.png',
  appleTouch: '/a.png',
  icon192: '/1.png',
  icon512: '/5.png',
  maskable: '/m.png',
};

function ask(host: string, url: string, headers: Record<string, string> = {}) {
  const app = fastify();
  serveSiteFiles(app, { productionHosts, icons: () => icons, sloganOf: (locale) => `slogan of ${locale}` });
  serveErrorPages(app, {
    productionHosts,
    renderer: { errorPage: () => Promise.reject(new Error('no layout here')) },
  });
  return app.inject({ url, headers: { host, ...headers } });
}

test('search engines are let in on production hosts only @S-04', async () => {
  const open = await ask('ecokrug.example', '/robots.txt');
  expect(open.body).toBe('User-agent: *\nAllow: /\n\nSitemap: https://ecokrug.example/sitemap.xml\n');
  for (const host of ['localhost:3000', 'ru.localhost', 'staging.ecokrug.example', 'bad host'])
    expect((await ask(host, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
});

test.each([
  ['ecokrug.example', '/site.webmanifest', 'kk', 'ru-RU', 'ЭкоКруг', '/'],
  ['ecoshenber.example', '/kk-kz/site.webmanifest', 'ru', 'kk-KZ', 'ЭкоШеңбер', '/kk-kz'],
  ['ecoshenber.example', '/site.webmanifest', 'ru', 'ru-KZ', 'ЭкоКруг', '/ru-kz'],
  ['localhost', '/es-ar/site.webmanifest', 'en', 'es-AR', 'EcoCírculo', '/es-ar'],
])(
  'the manifest of %s%s for a reader of %s is in %s @S-03',
  async (host, url, language, lang, brand, start) => {
    const answer = await ask(host, url, { 'accept-language': language });
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      lang,
      short_name: brand,
      start_url: start,
      scope: start,
      theme_color: '#37927B',
      description: `slogan of ${lang}`,
    });
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
  },
);

test('a language that the host does not have has no manifest', async () => {
  expect((await ask('ecoshenber.example', '/en-us/site.webmanifest')).statusCode).toBe(404);
});
