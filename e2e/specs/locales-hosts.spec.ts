import { LOCALES, type Locale, textsByLocale } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { type AskOptions, ask, askPage } from '../http/ask.ts';
import { readHead } from '../http/html-head.ts';

/** What each locale is known by. */
const FACTS: Readonly<Record<Locale, { prefix: string; brand: string; name: string }>> = {
  'ru-RU': { prefix: 'ru-ru', brand: 'ЭкоКруг', name: 'Русский (Россия)' },
  'ru-KZ': { prefix: 'ru-kz', brand: 'ЭкоКруг', name: 'Русский (Казахстан)' },
  'kk-KZ': { prefix: 'kk-kz', brand: 'ЭкоШеңбер', name: 'Қазақша' },
  'es-AR': { prefix: 'es-ar', brand: 'EcoCírculo', name: 'Español (Argentina)' },
  'en-US': { prefix: 'en-us', brand: 'EcoCircle', name: 'English (US)' },
};
const KNOWN = LOCALES.map((locale) => ({ locale, ...FACTS[locale] }));

const HOSTS = {
  'ru.localhost': { prefixes: [], fallback: '' },
  'kz.localhost': { prefixes: ['kk-kz', 'ru-kz'], fallback: '/kk-kz' },
  'int.localhost': { prefixes: ['en-us', 'es-ar'], fallback: '/en-us' },
  localhost: { prefixes: ['ru-ru', 'ru-kz', 'kk-kz', 'es-ar', 'en-us'], fallback: '/en-us' },
};

const port = (): string => new URL(process.env.BASE_URL ?? '').port;
const languages = (value: string): AskOptions => ({ headers: { 'accept-language': value } });

for (const [host, { prefixes, fallback }] of Object.entries(HOSTS)) {
  test(`${host} offers its own languages and no others @R-16 @I-02`, async () => {
    for (const { prefix, locale } of KNOWN) {
      const answer = await askPage(`/${prefix}/charity-events`, { host });
      const offered = prefixes.includes(prefix as never);
      expect([prefix, answer.status]).toEqual([prefix, offered ? 200 : 404]);
      if (offered) expect(readHead(answer.text).lang).toBe(locale);
    }
    const { headers, status } = await ask('/charity-events', { host });
    if (fallback) expect([status, headers.location]).toEqual([302, `${fallback}/charity-events`]);
    else expect(status).toBe(200);
  });
}

for (const [host, prefix, country] of [
  ['ru.localhost', '', 'RU'],
  ['kz.localhost', '/kk-kz', 'KZ'],
  ['int.localhost', '/es-ar', 'AR'],
] as const) {
  test(`${host}${prefix} lists the events of ${country}, and others where they are asked for @R-16 @E-01`, async () => {
    const { text } = await ask(`/api/web/v1/promotion/event/?when=upcoming&page_size=100&country=${country}`);
    const own = (JSON.parse(text).data as { id: string }[]).map(({ id }) => id);
    const listedBy = async (query: string): Promise<string[]> => {
      const answer = await askPage(`${prefix}/charity-events${query}`, { host });
      return [...new Set([...answer.text.matchAll(/charity-event\/(\d+)"/g)].map(([, id = '']) => id))];
    };
    const listed = await listedBy('');
    expect(listed.length).toBeGreaterThan(0);
    expect(own).toEqual(expect.arrayContaining(listed));
    const all = [...(await listedBy('?countries=all')), ...(await listedBy('?countries=all&page=2'))];
    expect(all.filter((id) => !own.includes(id)).length).toBeGreaterThan(0);
  });
}

for (const { locale, prefix, brand } of KNOWN) {
  test(`${locale} says its language and its brand @I-04`, async ({ page }) => {
    await page.goto(`/${prefix}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page).toHaveTitle(new RegExp(brand));
    const home = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${brand}`) });
    await expect(home).toBeVisible();
    const year = prefix.startsWith('e') ? '2024' : '2025';
    await expect(page.getByRole('contentinfo').getByText(`© ${year} ${brand}.`)).toBeVisible();
  });
}

const REDIRECTS = [
  ['localhost', 'kk', '/kk-kz'],
  ['localhost', 'kk-KZ,kk;q=0.9,ru;q=0.8', '/kk-kz'],
  ['localhost', 'ru-KZ', '/ru-kz'],
  ['localhost', 'ru', '/ru-ru'],
  ['localhost', 'es-MX,es;q=0.9', '/es-ar'],
  ['localhost', 'de-DE,de;q=0.9', '/en-us'],
  ['localhost', 'fr;q=0.3,es;q=0.9,en;q=0.5', '/es-ar'],
  ['localhost', '', '/en-us'],
  ['localhost', '*', '/en-us'],
  ['localhost', ';;;q=,,', '/en-us'],
  ['kz.localhost', 'en-US,en;q=0.9', '/kk-kz'],
  ['kz.localhost', 'ru', '/ru-kz'],
  ['int.localhost', 'es', '/es-ar'],
  ['int.localhost', 'ru-RU,ru;q=0.9', '/en-us'],
] as const;

for (const [host, header, prefix] of REDIRECTS) {
  test(`${host} leads a visitor who reads "${header}" to ${prefix} @R-16 @I-02`, async () => {
    const { status, headers } = await ask('/charity-events?city=1', { host, ...languages(header) });
    expect([status, headers.location]).toEqual([302, `${prefix}/charity-events?city=1`]);
    expect(headers.vary).toMatch(/accept-language/i);
    expect((await ask('/', { host, ...languages(header) })).headers.location).toBe(prefix);
  });
}

test('the Russian host has no prefix, whatever the visitor reads @R-16', async ({ page }) => {
  const { status, text } = await ask('/', { host: 'ru.localhost', ...languages('en-US') });
  expect([status, readHead(text).lang]).toEqual([200, 'ru-RU']);
  await page.goto(`http://ru.localhost:${port()}/`);
  const links = await page
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).pathname));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((path) => /^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(path))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Мероприятия' }).click();
  await expect(page).toHaveURL(`http://ru.localhost:${port()}/charity-events`);
});

test('a host with one language has no language menu, the others have theirs @I-02', async ({ page }) => {
  const offered = async (host: string): Promise<string[]> => {
    await page.goto(`http://${host}:${port()}/charity-events`);
    return page.getByRole('contentinfo').locator('a[hreflang]').allTextContents();
  };
  expect(await offered('ru.localhost')).toEqual([]);
  expect(await offered('kz.localhost')).toEqual(['Қазақша', 'Русский (Казахстан)']);
  expect(await offered('int.localhost')).toEqual(['English (US)', 'Español (Argentina)']);
  expect(await offered('localhost')).toEqual(KNOWN.map(({ name }) => name));
});

test('a chosen language stays chosen, and the page and its parameters with it @R-16', async ({
  page,
  frame,
}) => {
  await page.goto('/en-us/charity-events?when=past');
  await frame.chooseLanguage('Español (Argentina)');
  await expect(page).toHaveURL('/es-ar/charity-events?when=past');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR');
  await page.goto('/charity-events');
  await expect(page).toHaveURL('/es-ar/charity-events');
});

test('links of the API and of /wapi are never prefixed @R-16', async () => {
  const api = await ask('/api/web/v1/portal/statistics/', languages('kk'));
  expect([api.status, api.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ]);
  const wapi = await ask('/wapi/anything', languages('kk'));
  expect(wapi.headers.location).toBeUndefined();
  expect(wapi.headers['content-type']).not.toContain('text/html');
  expect((await ask('/en-us/api/web/v1/portal/statistics/')).status).toBe(404);
});

for (const path of ['/charity-events', '/recycling-points', '/profile/login', '']) {
  test(`"${path}" is the same page with and without a trailing slash @R-17`, async () => {
    const plain = await ask(`/en-us${path}`);
    const slashed = await askPage(`/en-us${path}/`);
    expect([plain.status, slashed.status]).toEqual([200, 200]);
    expect(readHead(slashed.text)).toEqual(readHead(plain.text));
    expect(readHead(slashed.text).canonical).toBe(`http://localhost:${port()}/en-us${path}`);
  });
}

test('a page names itself and its counterparts in every language of its host @R-16 @R-17', async () => {
  const url = (host: string, path: string): string => `http://${host}:${port()}${path}`;
  const { canonical, alternates } = readHead((await ask('/kk-kz/charity-events?when=past')).text);
  expect(canonical).toBe(url('localhost', '/kk-kz/charity-events'));
  expect(alternates).toEqual({
    ...Object.fromEntries(
      KNOWN.map(({ locale, prefix }) => [locale, url('localhost', `/${prefix}/charity-events`)]),
    ),
    'x-default': url('localhost', '/en-us/charity-events'),
  });
  const russian = readHead((await ask('/charity-events', { host: 'ru.localhost' })).text);
  expect(russian.canonical).toBe(url('ru.localhost', '/charity-events'));
  expect(russian.alternates).toEqual({});
});

const TITLES = textsByLocale({
  'ru-RU': {
    '': 'Пункты приёма вторсырья и добрые дела рядом',
    '/charity-events': 'Волонтёрские мероприятия',
    '/charity-events/no-charity-events': 'Мероприятий пока нет',
    '/recycling-points': 'Пункты приёма вторсырья на карте',
    '/profile/login': 'Вход',
    '/logout': 'Вы вышли из аккаунта',
    '/no-such-page': 'Страница не найдена',
  },
  'kk-KZ': {
    '': 'Жақын маңдағы қабылдау пункттері мен игі істер',
    '/charity-events': 'Волонтёрлік іс-шаралар',
    '/charity-events/no-charity-events': 'Әзірге іс-шара жоқ',
    '/recycling-points': 'Қайталама шикізат қабылдау пункттері картада',
    '/profile/login': 'Кіру',
    '/logout': 'Сіз аккаунттан шықтыңыз',
    '/no-such-page': 'Бет табылмады',
  },
  'es-AR': {
    '': 'Puntos de reciclaje y voluntariado cerca tuyo',
    '/charity-events': 'Eventos solidarios',
    '/charity-events/no-charity-events': 'Todavía no hay eventos',
    '/recycling-points': 'Puntos de reciclaje en el mapa',
    '/profile/login': 'Ingresar',
    '/logout': 'Saliste de tu cuenta',
    '/no-such-page': 'Página no encontrada',
  },
  'en-US': {
    '': 'Recycling points and charity events near you',
    '/charity-events': 'Charity events',
    '/charity-events/no-charity-events': 'No events planned yet',
    '/recycling-points': 'Recycling points on the map',
    '/profile/login': 'Log in',
    '/logout': 'You are logged out',
    '/no-such-page': 'Page Not Found',
  },
});
for (const { locale, prefix, brand } of KNOWN) {
  const ending = /^(ru|kk)/.test(locale) ? ` — ${brand}` : ` – ${brand}`;

  test(`every route has its title in ${locale} @R-18`, async () => {
    for (const [path, title] of Object.entries(TITLES[locale])) {
      const head = readHead((await ask(`/${prefix}${path}`)).text);
      expect([path, head.title]).toEqual([path, title + ending]);
      expect(head.description).not.toBe('');
    }
  });

  test(`pages of an event and of a point are titled by their names in ${locale} @R-18`, async ({
    samples,
  }) => {
    const event = readHead((await ask(`/${prefix}/charity-event/${samples.event.id}`)).text);
    expect(event.title.startsWith(samples.event.name)).toBe(true);
    expect(event.title.endsWith(ending)).toBe(true);
    const point = readHead((await ask(`/${prefix}/recycling-points/${samples.point.id}`)).text);
    expect(point.title).toBe(samples.point.name + ending);
  });
}

test.describe('in the cabinet', () => {
  test.use({ account: 'all' });

  test('titles are in the language of the page, before and after a navigation @R-18', async ({
    page,
    frame,
  }) => {
    for (const [prefix, profile, points] of [
      ['ru-ru', 'Профиль — ЭкоКруг', 'Мои пункты приёма — ЭкоКруг'],
      ['kk-kz', 'Профиль — ЭкоШеңбер', 'Менің қабылдау пункттерім — ЭкоШеңбер'],
      ['es-ar', 'Perfil – EcoCírculo', 'Mis puntos de reciclaje – EcoCírculo'],
      ['en-us', 'Profile – EcoCircle', 'My recycling points – EcoCircle'],
    ] as const) {
      await page.goto(`/${prefix}/profile`);
      await expect(page).toHaveTitle(profile);
      await frame.main.locator(`a[href="/${prefix}/profile/recycling-points"]:visible`).first().click();
      await expect(page).toHaveTitle(points);
    }
  });
});
