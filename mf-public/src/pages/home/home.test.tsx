import { type Answers, serverPoint } from '@ecocircle/app-kit/testing';
import { editionCity, INQUIRE_TYPES, LOCALES, type RawMaterial } from '@ecocircle/shared-contracts';
import { setGlobal } from '@ecocircle/test-kit';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messagesOf, openPage } from '../../testing/open-page.tsx';
import { listOf, serverEvent } from '../../testing/server-events.ts';

const nameOf = (name: string): RawMaterial['name'] =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${name} ${locale}`])) as RawMaterial['name'];

const city = (name: string, country: string, lng: number, lat: number) => ({
  name,
  country,
  lng,
  lat,
  points: 21,
});

const pointsOf = (...points: ReturnType<typeof serverPoint>[]) => ({
  body: { data: points, meta: { total: points.length } },
});

const PLATFORM = {
  '/api/web/v1/portal/statistics/': {
    body: { data: { points: 1172, cities: 14, events_this_month: 18, materials: 38 } },
  },
  '/api/web/v1/promotion/event/': listOf([serverEvent('1'), serverEvent('2')]),
  '/api/web/v1/facility/facility/': pointsOf(serverPoint('7'), serverPoint('8')),
  '/api/web/v1/portal/cities/': {
    body: { data: [city('Москва', 'RU', 37.62, 55.75), city('Алматы', 'KZ', 76.92, 43.24)] },
  },
  '/api/web/v1/dictionary/materials/': {
    body: {
      data: [
        { id: 'batteries', family: 'hazardous', name: nameOf('Batteries') },
        { id: 'clothes', family: 'textile', name: nameOf('Clothes') },
      ],
    },
  },
  '/api/web/v1/facility/clusters/': {
    body: {
      version: '1',
      total: 21,
      clusters: [[76.92, 43.24, 20, 13]],
      points: [[76.9, 43.2, '5', 'glass', 1, null]],
      closed: [],
    },
  },
} satisfies Answers;

const thing = (id: string, name: string, words: string) => [id, 'hazardous', 'batteries', name, words];

const THINGS = {
  '/api/web/v1/dictionary/things/index/': {
    body: { data: { things: [thing('aa-battery', 'AA battery', 'battery|double a')], rest: 0 } },
  },
  '/api/web/v1/facility/answer/': { body: { data: { total: 31, openNow: 12, nearest: null } } },
} satisfies Answers;

const without = (path: keyof typeof PLATFORM): Answers => ({
  ...PLATFORM,
  [path]: { status: 500, body: { errors: [] } },
});

describe('the home page', () => {
  test('shows the portal’s true numbers with the right plurals @I-01', async () => {
    await openPage('/', PLATFORM, 'ru-RU');
    const strip = within(screen.getByRole('region', { name: 'Портал в цифрах' }));
    const items = strip
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));
    expect(items).toEqual(['1 172 пункта приёма', '14 городов', '18 мероприятий в этом месяце']);
  });

  test('asks what to hand in, by a form that needs no JavaScript @I-01', async () => {
    await openPage('/', PLATFORM, 'es-AR');
    const field = screen.getByRole('combobox', { name: '¿Qué querés llevar?' }) as HTMLInputElement;
    expect([field.name, field.form?.method]).toEqual(['thing', 'get']);
    expect(field.form?.getAttribute('action')).toBe('/recycling-points');
    const popular = screen.getByRole('link', { name: 'Batteries es-AR' });
    expect(popular.getAttribute('href')).toBe('/recycling-points?materials=batteries');
  });

  test('suggests things as they are typed, with what they are made of and where they go @X-06', async () => {
    await openPage('/', { ...PLATFORM, ...THINGS });
    const field = screen.getByRole('combobox', { name: 'What do you want to hand in?' });
    field.focus();
    fireEvent.change(field, { target: { value: 'batery' } });
    const option = await screen.findByRole('option', { name: /^AA battery/ });
    expect(option.textContent).toContain('Batteries en-US');
    expect(await screen.findByText('31 points in Buenos Aires · 12 open now')).toBeTruthy();
    expect(screen.getAllByRole('option').at(-1)?.textContent).toBe(
      'Search for “batery” in names and addresses',
    );
  });

  test('counts what is of the visitor’s country', async () => {
    const { asked } = await openPage('/', PLATFORM, 'kk-KZ');
    expect(asked.filter((path) => path.includes('statistics'))).toEqual([
      '/api/web/v1/portal/statistics/?country=KZ',
    ]);
  });

  test('says how an empty portal begins, and shows no zeros', async () => {
    const none = { body: { data: { points: 0, cities: 0, events_this_month: 0, materials: 0 } } };
    await openPage('/', {
      ...PLATFORM,
      '/api/web/v1/portal/statistics/': none,
      '/api/web/v1/facility/facility/': pointsOf(),
      '/api/web/v1/promotion/event/': listOf([]),
    });
    const strip = within(screen.getByRole('region', { name: 'The portal in numbers' }));
    expect(strip.getByRole('link', { name: 'Log in and add it' }).getAttribute('href')).toBe(
      '/profile/login',
    );
    expect(strip.queryByText('0')).toBeNull();
    expect(screen.queryByRole('region', { name: /^Nearby/ })).toBeNull();
  });

  test('shows the points to go to now in the visitor’s city, of all materials and of its countries', async () => {
    const { asked } = await openPage('/', PLATFORM, 'kk-KZ');
    const around = within(screen.getByRole('region', { name: 'Жақын жерде: Алматы' }));
    expect(around.getByRole('link', { name: 'Point 7' }).getAttribute('href')).toBe('/recycling-points/7');
    const query = new URLSearchParams(
      asked.find((path) => path.includes('facility/facility'))?.split('?')[1],
    );
    expect(Object.fromEntries(query)).toMatchObject({ country: 'KZ', sort: 'open', page_size: '3' });
    expect(query.has('materials')).toBe(false);
  });

  test('names further points where the city has none, and calls them so', async () => {
    const far = (query: URLSearchParams) => (query.has('bbox') ? pointsOf() : pointsOf(serverPoint('9')));
    await openPage('/', { ...PLATFORM, '/api/web/v1/facility/facility/': far });
    const around = within(screen.getByRole('region', { name: 'Nearby in Buenos Aires' }));
    expect(around.getByText(/None in Buenos Aires and around it yet/)).toBeTruthy();
    expect(around.getByRole('link', { name: 'Point 9' })).toBeTruthy();
  });

  test('has a door for residents, companies and authorities each @R-01', async () => {
    await openPage('/', PLATFORM);
    const block = within(document.getElementById('opportunities') as HTMLElement);
    for (const name of ['Every thing has its place', /^Put your recycling points/, /^See the whole city/])
      expect(block.getByRole('heading', { level: 3, name })).toBeTruthy();
    const things = block.getByRole('link', { name: 'What to do with what' });
    expect(things.getAttribute('href')).toBe('/what-to-do-with');
  });

  test('comes to citizens first: what is near them, events and the map stand above the doors @R-01', async () => {
    await openPage('/', PLATFORM, 'kk-KZ');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Жақын жерде: Алматы',
      'Жақында өтеді',
      'Алматы картада',
      'Карта әрқашан жаныңызда',
      'Қалай көмектесе аламыз',
      expect.stringMatching(/^Айына бір рет/),
    ]);
  });

  test.each(INQUIRE_TYPES)('takes requests of %s @R-01', async (type) => {
    const { dialogs } = await openPage('/', PLATFORM);
    const block = document.getElementById('opportunities') as HTMLElement;
    const { opportunities } = messagesOf('en-US').home as { opportunities: Record<string, string> };
    fireEvent.click(within(block).getByRole('button', { name: opportunities[type] as string }));
    expect(dialogs).toEqual([{ kind: 'inquire', type }]);
  });

  test('invites to the app and to the newsletter @R-01', async () => {
    await openPage('/', PLATFORM, 'kk-KZ');
    const app = within(screen.getByRole('region', { name: 'Карта әрқашан жаныңызда' }));
    expect(app.getByRole('link', { name: 'Қосымшаны алу' }).getAttribute('href')).toBe('/get-app');
    expect(app.getByRole('img').getAttribute('src')).toContain('map.kk-KZ');
    const newsletter = within(screen.getByRole('region', { name: /^Айына бір рет/ }));
    expect(await newsletter.findByRole('textbox')).toBeTruthy();
  });

  test('shows no picture of the app to those who save data @L-06', async () => {
    setGlobal('navigator', { connection: { saveData: true } });
    await openPage('/', PLATFORM);
    const app = within(screen.getByRole('region', { name: 'The map goes with you' }));
    expect(app.queryByRole('img')).toBeNull();
  });

  test('leads to the next events @R-07', async () => {
    await openPage('/', PLATFORM);
    const events = within(screen.getByRole('region', { name: 'Coming up soon' }));
    expect(events.getByRole('link', { name: 'Уборка берега 2' }).getAttribute('href')).toBe(
      '/charity-event/2',
    );
  });

  test('asks at once for the weekend and for what comes next, of the visitor’s country', async () => {
    const { asked } = await openPage('/', PLATFORM, 'es-AR');
    const events = asked.filter((path) => path.includes('promotion/event'));
    const queries = events.map((path) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));
    const near = { when: 'upcoming', country: 'AR', lead_city: 'Buenos Aires' };
    expect(queries).toEqual([
      expect.objectContaining({ ...near, from: '2026-11-21', to: '2026-11-22' }),
      expect.not.objectContaining({ from: expect.anything() }),
    ]);
    expect(queries[1]).toMatchObject(near);
  });

  const withWeekendOf = (...ids: string[]): Answers => ({
    ...PLATFORM,
    '/api/web/v1/promotion/event/': (query: URLSearchParams) =>
      listOf((query.has('from') ? ids : ['7', '8', '9']).map((id) => serverEvent(id))),
  });

  test.each([
    ['en-US', 'This weekend', 'All this weekend', '2026-11-21'],
    ['kk-KZ', 'Осы демалыс күндері', 'Барлығын көру', '2026-11-22'],
  ] as const)(
    'shows the weekend where it has three events, and leads to all of it (%s) @R-01',
    async (locale, title, all, from) => {
      const { asked } = await openPage('/', withWeekendOf('1', '2', '3'), locale);
      const weekend = within(screen.getByRole('region', { name: title }));
      const hrefs = weekend.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual([
        '/charity-events?days=weekend',
        ...['1', '2', '3'].map((id) => `/charity-event/${id}`),
      ]);
      expect(weekend.getByRole('link', { name: all })).toBeTruthy();
      expect(asked.filter((path) => path.includes(`from=${from}&to=2026-11-22`))).toHaveLength(1);
    },
  );

  test('tells two events of a weekend among those that come next @R-01', async () => {
    await openPage('/', withWeekendOf('1', '2'));
    const next = within(screen.getByRole('region', { name: 'Coming up soon' }));
    const hrefs = next.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/charity-events', '/charity-event/7', '/charity-event/8', '/charity-event/9']);
  });

  test('has a picture on every event, of which none is waited for: a small copy but for the first, or the drawing of its kind @R-01', async () => {
    const photo = {
      url: '/media/shore.webp',
      thumbnail_url: '/media/shore.small.webp',
      width: 1200,
      height: 800,
    };
    const events = [serverEvent('1', { photo }), serverEvent('2', { photo }), serverEvent('3')];
    await openPage('/', { ...PLATFORM, '/api/web/v1/promotion/event/': listOf(events) });
    const cards = within(screen.getByRole('region', { name: 'This weekend' })).getAllByRole('listitem');
    const pictures = cards.map((card) => card.querySelectorAll('img')[0] as HTMLImageElement);
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy']);
    const sources = pictures.map((picture) => picture.getAttribute('src'));
    expect(sources).toEqual([
      '/media/shore.webp',
      '/media/shore.small.webp',
      expect.stringContaining('cleanup'),
    ]);
    const onPhones = pictures.map((picture) => picture.parentElement?.querySelector('source')?.srcset);
    expect(onPhones.slice(0, 2)).toEqual(['/media/shore.small.webp', undefined]);
  });

  test('shows events of all countries where the visitor’s has none', async () => {
    const events = (query: URLSearchParams) =>
      query.has('country') ? listOf([]) : listOf([serverEvent('1'), serverEvent('2')]);
    await openPage('/', { ...PLATFORM, '/api/web/v1/promotion/event/': events });
    expect(screen.getByRole('link', { name: 'Уборка берега 2' })).toBeTruthy();
  });

  test('shows the map of a city in the visitor’s country @I-01', async () => {
    const { asked } = await openPage('/', PLATFORM, 'kk-KZ');
    expect(screen.getByRole('heading', { name: 'Алматы картада' })).toBeTruthy();
    const clusters = new URLSearchParams(asked.find((path) => path.includes('clusters'))?.split('?')[1]);
    const [west = 0, south = 0, east = 0, north = 0] = (clusters.get('bbox') ?? '').split(',').map(Number);
    expect(west).toBeLessThan(76.92);
    expect(east).toBeGreaterThan(76.92);
    expect(south).toBeLessThan(43.24);
    expect(north).toBeGreaterThan(43.24);
    expect(clusters.get('country')).toBe('KZ');
  });

  test('shows no map of a country that its map would not show either', async () => {
    await openPage('/', PLATFORM, 'es-AR');
    expect(screen.queryByRole('heading', { name: /en el mapa$/ })).toBeNull();
  });

  test('begins with the visitor’s own city, on the map and in the events', async () => {
    const city = {
      ...editionCity('en-US'),
      id: 'kz-almaty',
      name: 'Almaty',
      country: 'KZ',
      spellings: ['Алматы'],
    };
    const place = { city, position: null, source: 'chosen' } as const;
    const location = { get: () => place };
    const { asked } = await openPage('/', PLATFORM, 'en-US', undefined, location);
    expect(screen.getByRole('heading', { name: 'Almaty on the map' })).toBeTruthy();
    const events = asked.find((path) => path.includes('promotion/event'));
    const query = new URLSearchParams(events?.split('?')[1]);
    expect([query.get('country'), query.get('lead_city')]).toEqual(['KZ', 'Алматы']);
  });

  const tilesOf = (region: string) =>
    [...screen.getByRole('region', { name: region }).querySelectorAll('img')].map(({ src }) => src);

  test('shows the built-in map as one picture in the visitor’s language, and names its makers', async () => {
    await openPage('/', PLATFORM, 'kk-KZ');
    const tiles = tilesOf('Алматы картада');
    expect(tiles).toEqual([expect.stringMatching(/\/basemap\/light\/11\/\d+\/\d+\/5\/4\.svg\?lang=kk$/)]);
    const map = within(screen.getByRole('region', { name: 'Алматы картада' }));
    expect(map.getByText(/^Natural Earth · GeoNames ·/)).toBeTruthy();
    const link = map.getByRole('link', { name: /^© OpenStreetMap contributors/ });
    expect(link.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
  });

  const elsewhere = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Example Maps' };

  test('asks a service from elsewhere for one tile, and lays its tiles above the own map once it came', async () => {
    await openPage('/', PLATFORM, 'kk-KZ', elsewhere);
    const map = screen.getByRole('region', { name: 'Алматы картада' });
    const asked = () => tilesOf('Алматы картада').filter((src) => src.startsWith('https:'));
    const [tile] = asked();
    expect(asked()).toEqual([expect.stringMatching(/^https:\/\/tiles\.example\/11\/\d+\/\d+\.png$/)]);
    expect(map.textContent).not.toContain('Example Maps');
    fireEvent.load(map.querySelector(`img[src="${tile}"]`) as Element);
    await waitFor(() => expect(new Set(asked()).size).toBe(20));
    expect(tilesOf('Алматы картада')[0]).toMatch(/\/basemap\/light\/11\//);
    expect(asked()).toContain(tile);
    expect(map.textContent).toMatch(/GeoNames · © OpenStreetMap contributors.* · © Example Maps/);
    fireEvent.error(map.querySelector(`img[src="${tile}"]`) as Element);
    expect(asked()).toEqual([]);
    expect(map.textContent).not.toContain('Example Maps');
  });

  test('asks no service where the own map has streets, whose version and makers it names', async () => {
    const info = {
      tiles: '/basemap/{theme}/{z}/{x}/{y}.svg?v=7',
      labels: '/basemap/{theme}/{z}/{x}/{y}.labels.svg?lang={lang}&v=7',
      attribution: 'Our <a href="https://town.example">Town &amp; Co</a>',
      streets: [{ box: [76, 43, 78, 44] }],
    };
    await openPage('/', { ...PLATFORM, '/basemap/info.json': { body: info } }, 'kk-KZ', elsewhere);
    expect(tilesOf('Алматы картада')).toEqual([expect.stringMatching(/\/5\/4\.svg\?v=7&lang=kk$/)]);
    const link = screen.getByRole('link', { name: /^Town & Co/ });
    expect(link.getAttribute('href')).toBe('https://town.example');
  });
});

describe('a part that fails', () => {
  test.each([
    ['/api/web/v1/portal/statistics/', 'The portal in numbers'],
    ['/api/web/v1/promotion/event/', 'Coming up soon'],
    ['/api/web/v1/facility/facility/', 'Nearby in Buenos Aires'],
    ['/api/web/v1/portal/cities/', 'Москва on the map'],
    ['/api/web/v1/facility/clusters/', 'Москва on the map'],
  ] as const)('%s takes only itself away @R-07', async (path, region) => {
    const { status, reported } = await openPage('/', without(path));
    expect(status).toBe(200);
    expect(screen.queryByRole('region', { name: region })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(5);
    expect(reported).toHaveLength(1);
  });

  test('the materials leave a way to the map @R-07', async () => {
    await openPage('/', without('/api/web/v1/dictionary/materials/'));
    const hero = within(screen.getByRole('region', { name: /second life/ }));
    expect(hero.getByRole('link', { name: 'Open the map' }).getAttribute('href')).toBe('/recycling-points');
  });
});
