import type { Answers } from '@ecocircle/app-kit/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';
import { listOf, serverEvent } from '../../testing/server-events.ts';

const EVENTS = '/api/web/v1/promotion/event/';
const CITIES = '/api/web/v1/portal/cities/';
const city = (name: string) => ({ name, country: 'KZ', lng: 76.9, lat: 43.2, points: 3 });
const withEvents = (events: Answers[string]): Answers => ({
  [EVENTS]: events,
  [CITIES]: { body: { data: [city('Москва'), city('Алматы')] } },
});

const rows = (list = 'Charity events') =>
  within(screen.getByRole('list', { name: list })).getAllByRole('listitem');

describe('the list of events', () => {
  test('shows each event with day, title, place, city and time @R-07', async () => {
    await openPage('/charity-events', withEvents(listOf([serverEvent('7')])), 'ru-KZ');
    const [listed] = rows('Волонтёрские мероприятия');
    const row = within(listed as HTMLElement);
    expect(row.getByRole('link', { name: 'Уборка берега 7' }).getAttribute('href')).toBe('/charity-event/7');
    expect(row.getByText('Абай даңғылы, 52')).toBeTruthy();
    expect(row.getByText('Алматы')).toBeTruthy();
    expect(listed?.textContent).toContain('Суббота, 10:00–13:00');
    expect(screen.getByText('28')).toBeTruthy();
  });

  test.each([
    [1, '1 предстоящее мероприятие'],
    [3, '3 предстоящих мероприятия'],
    [11, '11 предстоящих мероприятий'],
    [22, '22 предстоящих мероприятия'],
  ])('counts %d with the right plural @R-07 @I-01', async (total, words) => {
    await openPage('/charity-events', withEvents(listOf([serverEvent('1')], total)), 'ru-RU');
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  test('asks for the upcoming events, and for the past ones on their own tab @E-01', async () => {
    const upcoming = await openPage('/charity-events', withEvents(listOf([serverEvent('1')])));
    expect(upcoming.asked).toContain(
      `${EVENTS}?when=upcoming&page=1&page_size=12&lead_city=Buenos+Aires&lead_country=AR`,
    );
    expect(screen.getByRole('link', { name: 'Upcoming' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Past' }).getAttribute('href')).toBe('/charity-events?when=past');
    const past = await openPage('/charity-events?when=past', withEvents(listOf([serverEvent('1')])));
    expect(past.asked).toContain(`${EVENTS}?when=past&page=1&page_size=12`);
  });

  test('asks for the weekend by its days where the visitor is @E-01', async () => {
    const days = (asked: readonly string[]) => {
      const sent = new URLSearchParams(asked.find((path) => path.startsWith(EVENTS))?.split('?')[1]);
      return [sent.get('from'), sent.get('to'), sent.get('days')];
    };
    const events = withEvents(listOf([serverEvent('1')]));
    const path = '/charity-events?days=weekend';
    expect(days((await openPage(path, events, 'ru-RU')).asked)).toEqual(['2026-11-21', '2026-11-22', null]);
    expect(screen.getByRole('link', { name: 'В эти выходные: убрать фильтр' })).toBeTruthy();
    expect(days((await openPage(path, events, 'kk-KZ')).asked)).toEqual(['2026-11-22', '2026-11-22', null]);
  });

  test('narrows by one press to the weekend, the own city and a kind, and back @E-01', async () => {
    const events = withEvents(listOf([serverEvent('1')]));
    const quick = () => within(screen.getByRole('list', { name: 'Быстрые фильтры' }));
    const hrefOf = (name: string) => quick().getByRole('link', { name }).getAttribute('href');
    await openPage('/charity-events?from=2026-12-01', events, 'ru-KZ');
    expect(hrefOf('В эти выходные')).toBe('/charity-events?days=weekend');
    expect(decodeURIComponent(hrefOf('Алматы') ?? '')).toBe('/charity-events?city=Алматы&from=2026-12-01');
    expect(hrefOf('Субботник')).toBe('/charity-events?kind=cleanup&from=2026-12-01');
    await openPage('/charity-events?days=weekend&kind=cleanup', events, 'ru-KZ');
    expect(hrefOf('В эти выходные')).toBe('/charity-events?kind=cleanup');
    expect(hrefOf('Субботник')).toBe('/charity-events?days=weekend');
    const on = quick()
      .getAllByRole('link', { current: true })
      .map(({ textContent }) => textContent);
    expect(on).toEqual(['В эти выходные', 'Субботник']);
  });

  test('keeps the weekend in its plain form, and leaves it out of what is past @E-01', async () => {
    await openPage('/charity-events?days=weekend', withEvents(listOf([serverEvent('1')])));
    const { form } = screen.getByRole('searchbox') as HTMLInputElement;
    expect(form && Object.fromEntries(new FormData(form))).toMatchObject({ days: 'weekend', from: '' });
    expect(screen.getByRole('link', { name: 'Past' }).getAttribute('href')).toBe('/charity-events?when=past');
  });

  test('shows each event with the small copy of its photo, or the drawing of its kind @R-07', async () => {
    const photo = { url: '/media/a.webp', thumbnail_url: '/media/a.small.webp', width: 1200, height: 800 };
    const plain = ['2', '3', '4', '5'].map((id) => serverEvent(id, { kind: 'planting' }));
    await openPage('/charity-events', withEvents(listOf([serverEvent('1', { photo }), ...plain])));
    const pictures = rows().map((row) => row.querySelector('img'));
    expect(pictures[0]?.getAttribute('src')).toBe('/media/a.small.webp');
    expect(pictures[1]?.getAttribute('src')).toMatch(/planting/);
    for (const picture of pictures) expect(picture?.getAttribute('width')).toBeTruthy();
    expect(pictures.map((picture) => picture?.getAttribute('loading'))).toEqual([
      ...Array(3).fill('eager'),
      ...Array(2).fill('lazy'),
    ]);
  });

  test('says whose events come first, unless a city was chosen or it has none', async () => {
    const page = withEvents(listOf([serverEvent('1')]));
    await openPage('/charity-events', page, 'kk-KZ');
    expect(screen.getByRole('status').textContent).toMatch(/ алдымен Алматы$/);
    for (const path of ['/charity-events?city=Алматы', '/charity-events?when=past']) {
      const { asked } = await openPage(path, page, 'kk-KZ');
      expect(asked.some((url) => url.includes('lead_'))).toBe(false);
      expect(screen.getByRole('status').textContent).not.toContain('алдымен');
    }
    await openPage('/charity-events', page, 'ru-RU');
    expect(screen.getByRole('status').textContent).not.toContain('Москва');
  });

  test('keeps to the page’s countries, offers their cities, and has others by a choice @E-01', async () => {
    const choiceOf = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'И другие страны' });
    const cities = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    const asks = (paths: readonly string[]) =>
      new URLSearchParams(paths.find((path) => path.startsWith(EVENTS))?.split('?')[1]).get('country');
    const page: Answers = {
      [EVENTS]: listOf([serverEvent('1')]),
      [CITIES]: { body: { data: [city('Алматы'), { ...city('Москва'), country: 'RU' }] } },
    };
    const own = await openPage('/charity-events', page, 'ru-RU');
    expect([asks(own.asked), choiceOf().checked]).toEqual(['RU', false]);
    expect(cities()).toContain('Москва');
    expect(cities()).not.toContain('Алматы');
    const all = await openPage('/charity-events?countries=all', page, 'ru-RU');
    expect([asks(all.asked), choiceOf().checked]).toEqual([null, true]);
    expect(cities()).toEqual(expect.arrayContaining(['Алматы', 'Москва']));
    const remove = screen.getByRole('link', { name: /И другие страны/ });
    expect(remove.getAttribute('href')).toBe('/charity-events');
  });

  test('narrows by city, kind and words from a plain form @E-01', async () => {
    const query = 'q=%D0%B1%D0%B5%D1%80%D0%B5%D0%B3&city=%D0%90%D0%BB%D0%BC%D0%B0%D1%82%D1%8B&kind=cleanup';
    const { asked } = await openPage(`/charity-events?${query}`, withEvents(listOf([serverEvent('1')])));
    const sent = new URLSearchParams(asked.find((path) => path.startsWith(EVENTS))?.split('?')[1]);
    expect(Object.fromEntries(sent)).toMatchObject({ q: 'берег', city: 'Алматы', kind: 'cleanup' });
    const { form } = screen.getByRole('searchbox') as HTMLInputElement;
    expect(form?.method).toBe('get');
    expect(form && Object.fromEntries(new FormData(form))).toEqual({
      q: 'берег',
      city: 'Алматы',
      kind: 'cleanup',
      from: '',
      to: '',
    });
  });

  test('names what it is narrowed by, each with a link that removes it @E-01', async () => {
    const query = 'q=tea&city=Almaty&kind=cleanup&from=2026-12-01&to=2026-12-05';
    await openPage(`/charity-events?${query}`, withEvents(listOf([serverEvent('1')])));
    const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
    const hrefOf = (name: string) => chosen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('December 1 – December 5: remove this filter')).toBe(
      '/charity-events?city=Almaty&kind=cleanup&q=tea',
    );
    expect(hrefOf('Almaty: remove this filter')).not.toContain('city');
    expect(hrefOf('Clear the filters')).toBe('/charity-events');
  });

  test.each([
    ['from=2026-12-01', 'kk-KZ', 'Басы: 1 желтоқсан'],
    ['to=2027-01-05', 'kk-KZ', 'Соңы: 2027 жылғы 5 қаңтар'],
    ['from=2026-12-01&to=2026-12-01', 'ru-RU', '1 декабря'],
    ['from=2026-12-01&to=2026-12-05', 'es-AR', 'Del 1 de diciembre al 5 de diciembre'],
  ] as const)('says %s in %s @E-01 @I-01', async (query, locale, words) => {
    await openPage(`/charity-events?${query}`, withEvents(listOf([serverEvent('1')])), locale);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('asks nobody for days that are the wrong way round, and names them at both fields @E-01 @V-05', async () => {
    const { asked, status } = await openPage(
      '/charity-events?from=2026-12-05&to=2026-12-01',
      withEvents(listOf([serverEvent('1')])),
    );
    expect(status).toBe(400);
    expect(asked.filter((path) => path.startsWith(EVENTS))).toEqual([]);
    for (const name of ['From', 'To'])
      expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('heading', { name: 'These days are the wrong way round' })).toBeTruthy();
  });

  test('can be subscribed to as it is narrowed, and tells readers so in its head @E-01', async () => {
    const { head } = await openPage(
      '/charity-events?kind=planting&page=2',
      withEvents(listOf([serverEvent('1')], 30)),
      'kk-KZ',
    );
    const feed = '/api/web/v1/promotion/events.rss?kind=planting&country=KZ&locale=kk-KZ';
    expect(head?.feeds).toEqual([{ title: 'Волонтёрлік іс-шаралар', path: feed }]);
    expect(screen.getByRole('link', { name: 'RSS таспасы' }).getAttribute('href')).toBe(feed);
  });

  test('leads from page to page by links that keep the filter @E-01', async () => {
    await openPage('/charity-events?kind=cleanup&page=2', withEvents(listOf([serverEvent('1')], 30)));
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Previous page')).toBe('/charity-events?kind=cleanup');
    expect(hrefOf('Next page')).toBe('/charity-events?kind=cleanup&page=3');
  });

  test('leads back to the last page from beyond it @E-01', async () => {
    const { redirectedTo } = await openPage('/charity-events?page=9', withEvents(listOf([], 30)));
    expect(redirectedTo).toBe('/charity-events?page=3');
  });

  test('marks a cancelled event and one that goes on now @R-07', async () => {
    const events = [
      serverEvent('1', { status: 'cancelled' }),
      serverEvent('2', { starts_at: '2026-11-21T19:00:00.000Z', ends_at: '2026-11-21T20:00:00.000Z' }),
    ];
    await openPage('/charity-events', withEvents(listOf(events)));
    const [cancelled, running] = rows();
    expect(cancelled?.textContent).toContain('Canceled');
    expect(running?.textContent).toContain('On now');
  });

  test('shows without a choice of cities when that fails, and reports it @R-07', async () => {
    const { reported } = await openPage('/charity-events', { [EVENTS]: listOf([serverEvent('1')]) });
    expect(rows()).toHaveLength(1);
    expect(reported).toHaveLength(1);
  });
});

describe('an empty list', () => {
  test('without a filter leads to the page of no events @R-07', async () => {
    const { redirectedTo } = await openPage('/charity-events', withEvents(listOf([])));
    expect(redirectedTo).toBe('/charity-events/no-charity-events');
  });

  test('with a filter says so and offers to clear it @R-07', async () => {
    const { redirectedTo } = await openPage('/charity-events?kind=planting', withEvents(listOf([])));
    expect(redirectedTo).toBeNull();
    expect(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Clear the filters' }))
      expect(link.getAttribute('href')).toBe('/charity-events');
  });

  test('offers the events of other countries first, while they were not asked for @E-01', async () => {
    const nothing = withEvents(listOf([]));
    await openPage('/charity-events?kind=planting', nothing, 'kk-KZ');
    expect(screen.getByRole('link', { name: 'Басқа елдер де' }).getAttribute('href')).toBe(
      '/charity-events?kind=planting&countries=all',
    );
    await openPage('/charity-events?kind=planting&from=2026-12-05&to=2026-12-01', nothing, 'kk-KZ');
    expect(screen.queryByRole('link', { name: 'Басқа елдер де' })).toBeNull();
    await openPage('/charity-events?kind=planting', nothing, 'en-US');
    expect(screen.queryByRole('link', { name: 'Other countries too' })).toBeNull();
  });

  test('of past events leads back to the upcoming ones @E-01', async () => {
    await openPage('/charity-events?when=past', withEvents(listOf([])));
    expect(screen.getByRole('heading', { name: 'No past events yet' })).toBeTruthy();
  });
});

test('the page of no events says so and leads on @R-07', async () => {
  await openPage('/charity-events/no-charity-events', { [EVENTS]: listOf([]) }, 'kk-KZ');
  expect(screen.getByRole('heading', { level: 1, name: 'Әзірге іс-шара жоқ' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/recycling-points');
});

test('the page of no events leads to those of other countries where there are any @R-07', async () => {
  const path = '/charity-events/no-charity-events';
  const { asked } = await openPage(path, { [EVENTS]: listOf([serverEvent('1')]) }, 'ru-RU');
  expect(asked).toEqual([`${EVENTS}?when=upcoming&page_size=1`]);
  const elsewhere = screen.getByRole('link', { name: 'Мероприятия в других странах' });
  expect(elsewhere.getAttribute('href')).toBe('/charity-events?countries=all');
  const everywhere = await openPage(path, { [EVENTS]: listOf([serverEvent('1')]) });
  expect([everywhere.asked, screen.getAllByRole('link')]).toEqual([[], [expect.anything()]]);
  const failing = await openPage(path, { [EVENTS]: { status: 503, body: { errors: [] } } }, 'ru-RU');
  expect([failing.reported.length, screen.getAllByRole('link')]).toEqual([1, [expect.anything()]]);
});

test('a failing list of events is an error of the page @R-07', async () => {
  const { status } = await openPage('/charity-events', {
    [EVENTS]: { status: 503, body: { errors: [] } },
    [CITIES]: { body: { data: [] } },
  });
  expect(status).toBe(503);
});
