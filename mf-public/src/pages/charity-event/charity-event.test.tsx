import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';
import { listOf, serverEvent } from '../../testing/server-events.ts';

const at = (id: string): string => `/api/web/v1/promotion/event/${id}/`;
const open = (
  attributes: Parameters<typeof serverEvent>[1] = {},
  locale: Parameters<typeof openPage>[2] = 'en-US',
) => openPage('/charity-event/7', { [at('7')]: { body: { data: serverEvent('7', attributes) } } }, locale);

describe('the page of an event', () => {
  test('shows name, time, place, organizer and every paragraph @R-08', async () => {
    await open({}, 'kk-KZ');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Уборка берега 7');
    expect(screen.getByRole('heading', { level: 1 }).dir).toBe('auto');
    expect(screen.getByRole('region', { name: 'Қашан және қайда' }).textContent).toContain(
      'Сенбі, 10:00–13:00',
    );
    expect(screen.getByRole('region', { name: 'Қашан және қайда' }).textContent).toContain(
      'Алматы, Абай даңғылы, 52',
    );
    const organizer = within(screen.getByRole('region', { name: 'Ұйымдастырушы' }));
    expect(organizer.getByRole('link', { name: '+77272501122' }).getAttribute('href')).toBe(
      'tel:+77272501122',
    );
    expect(organizer.getByRole('link', { name: 'shore@example.org' }).getAttribute('href')).toBe(
      'mailto:shore@example.org',
    );
    expect(screen.getByText('Перчатки и чай на месте.').tagName).toBe('P');
    expect(screen.getByText('Приходите с детьми.').tagName).toBe('P');
  });

  test('shows its place among towns, and nearer once there are streets', async () => {
    const answers = { [at('7')]: { body: { data: serverEvent('7') } } };
    const elsewhere = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' };
    const place = () => screen.getByRole('region', { name: 'How to find us' });
    const pictures = () => [...place().querySelectorAll('img')].map(({ src }) => src);
    const ofElsewhere = () => place().querySelector('img[src^="https://tiles"]') as Element;
    const amongTowns = expect.stringMatching(/\/basemap\/light\/9\/\d+\/\d+\/3\/2\.svg\?lang=en$/);
    await openPage('/charity-event/7', answers);
    expect(pictures()).toEqual([amongTowns]);
    await openPage('/charity-event/7', answers, 'en-US', elsewhere);
    const probe = expect.stringMatching(/^https:\/\/tiles\.example\/15\/\d+\/\d+\.png$/);
    expect(pictures()).toEqual([amongTowns, probe]);
    fireEvent.load(ofElsewhere());
    await waitFor(() => expect(pictures()[0]).toMatch(/\/basemap\/light\/15\//));
    expect(pictures().slice(1)).toHaveLength(6);
    fireEvent.error(ofElsewhere());
    expect(pictures()).toEqual([amongTowns]);
  });

  test('leads to the route to its place @R-08', async () => {
    await open();
    const place = within(screen.getByRole('region', { name: 'How to find us' }));
    expect(place.getByText('Алматы').parentElement?.textContent).toBe('Алматы Абай даңғылы, 52');
    const route = place.getByRole('link', { name: /Get directions/ });
    expect(route.getAttribute('href')).toBe('https://www.openstreetmap.org/directions?to=43.24%2C76.92');
  });

  test('tells in the order in which it is read: when, what about, where, and by whom @E-02', async () => {
    await open();
    const regions = screen.getAllByRole('region').map((region) => {
      const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '');
      return region.getAttribute('aria-label') ?? heading?.textContent;
    });
    expect(regions).toEqual(['When and where', 'About the event', 'How to find us', 'Organizer']);
  });

  test('says why it was cancelled, where the organiser said so @E-03', async () => {
    await open({ status: 'cancelled', cancel_reason: 'A storm <b>is</b> coming' });
    const notice = screen.getByRole('region', { name: 'This event was canceled' });
    expect(within(notice).getByText('A storm <b>is</b> coming')).toBeTruthy();
  });

  test('shows emphasis, lists and links of the description, and HTML as text @E-03', async () => {
    await open({ description: 'Bring **gloves** <i>x</i>\n\n- tea\n- [map](https://example.org)' });
    const about = within(screen.getByRole('region', { name: 'About the event' }));
    expect(about.getByText('gloves').tagName).toBe('STRONG');
    expect(about.getByText(/<i>x<\/i>/)).toBeTruthy();
    expect(about.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['tea', 'map']);
    expect(about.getByRole('link', { name: 'map' }).getAttribute('rel')).toContain('nofollow');
  });

  test('says that it was cancelled, and offers no route @R-08', async () => {
    await open({ status: 'cancelled' });
    expect(screen.getByRole('region', { name: 'This event was canceled' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Get directions/ })).toBeNull();
  });

  test('says that it is over, and offers no route @R-08', async () => {
    await open({ starts_at: '2026-11-20T05:00:00.000Z', ends_at: '2026-11-20T08:00:00.000Z' });
    expect(screen.getByRole('region', { name: 'This event is over' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Get directions/ })).toBeNull();
  });

  test('offers the calendar file in the page’s language, and Google’s form filled in @E-02', async () => {
    await open({}, 'es-AR');
    expect(screen.getByRole('link', { name: 'Agregar al calendario' }).getAttribute('href')).toBe(
      '/api/web/v1/promotion/event/7/calendar.ics?locale=es-AR',
    );
    const google = new URL((screen.getByRole('link', { name: /Google/ }) as HTMLAnchorElement).href);
    expect(Object.fromEntries(google.searchParams)).toMatchObject({
      text: 'Уборка берега 7',
      dates: '20261128T050000Z/20261128T080000Z',
      ctz: 'Asia/Almaty',
    });
  });

  test('leaves the calendar out once it is over, and strikes it out when it was cancelled @E-02', async () => {
    await open({ starts_at: '2026-11-20T05:00:00.000Z', ends_at: '2026-11-20T08:00:00.000Z' });
    expect(document.querySelector('a[href*="calendar"]')).toBeNull();
    await open({ status: 'cancelled' });
    expect(document.querySelectorAll('a[href*="calendar"]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Strike it out of your calendar' })).toBeTruthy();
  });

  test('says whose clock its hours are by @E-02', async () => {
    await open();
    expect(screen.getByText('Local time in Алматы, UTC+5')).toBeTruthy();
  });

  test('shows others to come in the same city, not itself @E-02', async () => {
    await openPage('/charity-event/7', {
      [at('7')]: { body: { data: serverEvent('7') } },
      '/api/web/v1/promotion/event/': (query) =>
        listOf(query.get('city') === 'Алматы' ? [serverEvent('7'), serverEvent('8')] : []),
    });
    const nearby = within(screen.getByRole('region', { name: 'More in Алматы' }));
    expect(nearby.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/charity-event/8',
    ]);
  });

  test('has no contacts that the organizer did not give @R-08', async () => {
    await open({ organizer: { name: 'Соседи', phone: '', email: '' } });
    expect(document.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull();
  });
});

describe('the head of an event', () => {
  test('carries name, city and date @R-18', async () => {
    const { head } = await open({}, 'ru-RU');
    expect(head?.title).toBe('Уборка берега 7 – Алматы, 28 ноября');
    expect(head?.description).toBe('Перчатки и чай на месте. Приходите с детьми.');
  });

  test('describes the event for search engines in its own zone @R-08', async () => {
    const { head } = await open();
    expect(head?.jsonLd).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-28T10:00:00+05:00',
      endDate: '2026-11-28T13:00:00+05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { geo: { latitude: 43.24, longitude: 76.92 } },
      organizer: { '@type': 'Organization' },
      image: [expect.stringMatching(/^\/media\/og\/event\/7\/[a-z]{2}-[A-Z]{2}\.png\?v=\d+$/)],
    });
    expect(head?.image).toMatchObject({ width: 1200, height: 600, alt: head?.title });
    expect(head?.trail?.[0]?.path).toBe('/charity-events');
  });

  test('tells search engines that it was cancelled @R-08', async () => {
    const { head } = await open({ status: 'cancelled' });
    expect(head?.jsonLd).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  test('cuts a long description between words @R-18', async () => {
    const { head } = await open({ description: 'слово '.repeat(100) });
    expect(head?.description).toMatch(/^(слово )+слово…$/);
    expect(head?.description?.length).toBeLessThanOrEqual(201);
  });
});

describe('an event that is not there', () => {
  test('is a 404 when nobody knows it @R-08', async () => {
    const { status, redirectedTo } = await openPage('/charity-event/999', {});
    expect(status).toBe(404);
    expect(redirectedTo).toBeNull();
  });

  test('leads to the page that names it when it was deleted @R-08', async () => {
    const errors = [{ status: '410', code: 'event-deleted', title: 'Deleted', detail: 'Уборка 50% / пляж?' }];
    const { redirectedTo } = await openPage('/charity-event/7', {
      [at('7')]: { status: 410, body: { errors } },
    });
    expect(redirectedTo).toBe(`/charity-event-deleted/${encodeURIComponent('Уборка 50% / пляж?')}`);
  });

  test.each([
    ['a name of dots', '..', `/charity-event-deleted/${encodeURIComponent('…')}`],
    ['a very long name', 'слово '.repeat(100), /^\/charity-event-deleted\/(%[\dA-F]{2})+$/],
  ])('leads there with %s, too @R-08', async (_, detail, address) => {
    const errors = [{ status: '410', code: 'event-deleted', title: 'Deleted', detail }];
    const { redirectedTo } = await openPage('/charity-event/7', {
      [at('7')]: { status: 410, body: { errors } },
    });
    expect(redirectedTo).toMatch(address);
    expect(redirectedTo?.length).toBeLessThan(2000);
  });

  test('is an error of the page when the answer is not an event @R-08', async () => {
    const { status } = await openPage('/charity-event/7', { [at('7')]: { body: { data: { id: '7' } } } });
    expect(status).toBe(500);
  });
});

test.each(['Уборка 50% / пляж?', 'A %2F B'])(
  'the page of a deleted event names %s, in the title too @R-08 @R-18',
  async (name) => {
    const { head } = await openPage(`/charity-event-deleted/${encodeURIComponent(name)}`, {}, 'ru-RU');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Мероприятие «${name}» удалено`);
    expect(head?.title).toBe(`Мероприятие «${name}» удалено`);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/charity-events');
  },
);
