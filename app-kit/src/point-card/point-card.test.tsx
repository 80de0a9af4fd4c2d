import {
  daysAfter,
  LOCALES,
  type Locale,
  NO_SPECIAL_HOURS,
  type SpecialDay,
  toRecyclingPoint,
  toServerSpecialHours,
  type WorkingDay,
} from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { RemoteProvider } from '../remote/index.ts';
import { serverPoint, testServices } from '../testing/index.ts';
import type { Dictionaries } from './dictionaries.ts';
import { PointCard } from './point-card.tsx';

/** Saturday 10:30 in Moscow. */
const NOW = new Date('2026-11-21T07:30:00Z');

const dictionaries: Dictionaries = {
  materials: [
    { id: 'glass-jars', family: 'glass', name: 'Glass jars' },
    { id: 'paper', family: 'paper', name: 'Paper' },
  ],
  units: { kg: 'kg' },
};

function show(attributes: Partial<ServerRecyclingPoint['attributes']> = {}, locale: Locale = 'en-US') {
  const { services } = testServices({ directory: import.meta.dirname, now: NOW }, { locale });
  const point = toRecyclingPoint(serverPoint('7', attributes));
  render(
    <RemoteProvider services={services} name="point-card">
      <PointCard point={point} dictionaries={dictionaries} />
    </RemoteProvider>,
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('what its keepers typed reads in its own direction', () => {
  const typed = {
    name: 'נקודת מיחזור (פלסטיק)',
    address: 'רחוב הרצל 12',
    comment: 'הכניסה מהחצר.',
    description: 'פלסטיק בלבד!\nבקבוקים ריקים.',
  };
  show(typed);
  for (const text of Object.values(typed).flatMap((value) => value.split('\n')))
    expect(screen.getByText(text).dir).toBe('auto');
});

test('shows the open state, the week, rates with prices and free materials, and ways to get in touch @M-01', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Point 7' })).toBeTruthy();
  expect(screen.getByText('Open until 6:00 PM')).toBeTruthy();
  expect(screen.getByText(/^Today: 9:00 AM.–.6:00 PM$/)).toBeTruthy();
  const [today, ...days] = within(screen.getByRole('table', { name: 'Opening hours' })).getAllByRole('row');
  expect(today?.textContent).toMatch(/^Saturday\s?today/);
  expect(days.at(-1)?.textContent).toMatch(/^Friday/);
  expect(within(screen.getByRole('row', { name: /Monday/ })).getByText(/lunch break/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /Wednesday Around the clock/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Glass jars.*12\.50.*kg/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Paper Free of charge/ })).toBeTruthy();
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/\+7 495/)).toBe('tel:+74950000000');
  expect(href(/anna@/)).toBe('mailto:anna@point.example');
  expect(href(/^Route/)).toBe('https://yandex.ru/maps/?rtext=~55.75%2C37.6&rtt=auto');
  expect(href(/^OpenStreetMap/)).toBe('https://www.openstreetmap.org/directions?to=55.75%2C37.6');
  expect(href(/App on this device/)).toMatch(/^geo:55.75,37.6/);
  expect(href(/clean\.example/)).toBe('https://clean.example/');
});

test('whose clock is a day behind reads what is so today @M-01', async () => {
  jest.setSystemTime(new Date('2026-11-20T07:30:00Z'));
  const { services } = testServices({
    directory: import.meta.dirname,
    now: NOW,
    present: () => new Date(Date.now() + 24 * 3_600_000),
  });
  const point = toRecyclingPoint(serverPoint('7'));
  render(
    <RemoteProvider services={services} name="point-card">
      <PointCard point={point} dictionaries={dictionaries} />
    </RemoteProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  const [today] = within(screen.getByRole('table', { name: 'Opening hours' })).getAllByRole('row');
  expect(today?.textContent).toMatch(/^Saturday\s?today/);
  await act(() => jest.advanceTimersByTimeAsync(7.5 * 3_600_000));
  expect(screen.queryByText(/Open until/)).toBeNull();
});

test('follows the clock from open to closed @M-01', async () => {
  jest.setSystemTime(new Date('2026-11-21T14:59:30Z'));
  show();
  expect(screen.getByText(/Open until/)).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Closes in 1 minute')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/Closed, opens Monday at/)).toBeTruthy();
});

const CLOSED = { kind: 'closed' } as const;
const withSpecial = (...days: readonly Partial<SpecialDay>[]) => ({
  special_hours: toServerSpecialHours({
    ...NO_SPECIAL_HOURS,
    days: days.map((day) => ({
      date: '2026-11-21',
      reason: 'exception',
      day: CLOSED,
      mayDiffer: false,
      note: '',
      names: null,
      ...day,
    })),
  }),
});

test('keeps to an exception today, says why, and names the days to come with those in a row as one @X-04', () => {
  const note = 'Inventory';
  const day: WorkingDay = { kind: 'hours', start: '10:00', end: '12:00', lunch: null };
  show(
    withSpecial(
      { note },
      { date: '2026-11-22', note },
      { date: '2026-11-23', note },
      { date: '2026-12-05', day },
    ),
  );
  expect(screen.getByText('Closed today, opens Tuesday at 9:00 AM')).toBeTruthy();
  expect(screen.queryByText(/^Today: /)).toBeNull();
  expect(screen.getByRole('row', { name: /Saturday\s?today Closed/ })).toBeTruthy();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual([
    expect.stringMatching(/^November 21.–.November 23Inventory$/),
    'Saturday, December 5',
  ]);
  expect(screen.getByText(/^10:00.AM.–.12:00.PM$/)).toBeTruthy();
});

test('says that hours may differ on a holiday of which the point says nothing @X-04', () => {
  const names = Object.fromEntries(LOCALES.map((locale) => [locale, 'Unity Day'])) as SpecialDay['names'];
  show(withSpecial({ reason: 'holiday', day: null, mayDiffer: true, names }));
  expect(screen.getByText('Open until 6:00 PM')).toBeTruthy();
  expect(screen.getByText('Public holiday: Unity Day. Hours may differ')).toBeTruthy();
});

test('names the day of an opening that is more than a week ahead @X-04', () => {
  const days = Array.from({ length: 17 }, (_, ahead) => ({ date: daysAfter('2026-11-21', ahead) }));
  show(withSpecial(...days));
  expect(screen.getByText('Closed today, opens December 8 at 9:00 AM')).toBeTruthy();
});

test('quotes the hours of the source where they could not be read, and names it with its licence @M-01', () => {
  const source = { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org', licence: 'ODbL 1.0' };
  show({ working_hours: null, working_hours_text: 'Mo-Fr on demand', source });
  expect(screen.getByText('Hours not confirmed')).toBeTruthy();
  expect(screen.getByText('Mo-Fr on demand')).toBeTruthy();
  expect(screen.getByText(/license ODbL 1\.0/)).toBeTruthy();
});

test('says when it was last verified, 30 days after nobody answered @X-02', () => {
  const verified_at = '2026-03-01T10:00:00.000Z';
  show({ verified_at, asked_at: '2026-11-10T10:00:00.000Z' });
  expect(screen.queryByText(/last verified/)).toBeNull();
  expect(screen.getByText('Verified on March 1, 2026')).toBeTruthy();
  cleanup();
  show({ verified_at, asked_at: '2026-09-10T10:00:00.000Z' });
  expect(screen.getByText(/last verified on March 1, 2026$/)).toBeTruthy();
});

test('does not link what is not a web address', () => {
  const source = { name: 'Somewhere', url: 'javascript:alert(1)', licence: '' };
  const contacts = { website: 'javascript:alert(1)' };
  show({ source, org_info: { full_name: 'Org', tin: '', address: '', contacts, logo_url: null } });
  const targets = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(targets.filter((href) => href.startsWith('javascript:'))).toEqual([]);
});

test('shows what the organisation says of itself in the language of the visitor, and where else it is @M-01', () => {
  const contacts = {
    about_es_ar: 'Reciclamos vidrio.',
    about_ru_ru: 'Собираем стекло.',
    website: 'https://www.glass.example/bring/',
    vk: 'https://vk.com/glass',
    tg: 'javascript:alert(1)',
    zen: 'https://evil.example/glass',
  };
  show({
    org_info: { full_name: 'Glass', tin: '', address: '', contacts, logo_url: '/media/photos/a.square.webp' },
  });
  expect(screen.getByText('Reciclamos vidrio.').getAttribute('lang')).toBe('es-AR');
  const hrefOf = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');
  expect(hrefOf(/^glass\.example\/bring/)).toBe('https://www.glass.example/bring/');
  expect(hrefOf(/^Page on VK/)).toBe('https://vk.com/glass');
  expect([hrefOf(/Telegram/), hrefOf(/Zen/)]).toEqual([undefined, undefined]);
  expect(document.querySelector('img[src="/media/photos/a.square.webp"]')).not.toBeNull();
});

test('a long text about the organisation is opened by a button', () => {
  const about = `${'We collect glass. '.repeat(40)}The end.`;
  const contacts = { about_en_us: about };
  show({ org_info: { full_name: 'Glass', tin: '', address: '', contacts, logo_url: null } });
  expect(screen.queryByText(/The end\./)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Read it all' }));
  expect(screen.getByText(/The end\./)).toBeTruthy();
});

test('says instead of its hours until when a point does not work @X-04', () => {
  show({ closing: { comment: 'New floor.', from: '2026-11-20', to: '2026-12-01' } });
  expect(screen.getByText(/^Temporarily closed, reopens December 1, 2026/)).toBeTruthy();
  expect(screen.getByText('New floor.')).toBeTruthy();
});
