import type { NamedThing } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { openInBrowser, openPage } from '../../testing/open-page.tsx';
import { thingSections } from './sections-of.ts';

const LIST = '/api/web/v1/dictionary/things/';

const thing = (name: string, changes: Partial<NamedThing> = {}): NamedThing => ({
  id: name,
  family: 'other',
  materials: [],
  name,
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  words: [],
  ...changes,
});

const THINGS = [
  thing('Wine bottle', { family: 'glass', words: ['prosecco'] }),
  thing('Apple core', { family: 'organic' }),
  thing('Glass jar', { family: 'glass', words: ['jam jar'] }),
];
const answers = { [LIST]: { body: { data: THINGS } } };
const links = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('all things stand in their groups, which links lead to @X-06', async () => {
  await openPage('/what-to-do-with', answers);
  expect(screen.getByText(/^3 everyday things/)).toBeTruthy();
  expect(links('Glass')).toEqual([
    ['Wine bottle', '/what-to-do-with/wine-bottle'],
    ['Glass jar', '/what-to-do-with/glass-jar'],
  ]);
  const nav = screen.getByRole('navigation', { name: 'Parts of the list' });
  const anchors = within(nav).getAllByRole('link');
  expect(anchors.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Glass', '#glass'],
    ['Organic waste', '#organic'],
  ]);
  for (const link of anchors) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test('the address puts them under their letters @X-06', async () => {
  await openPage('/what-to-do-with?by=letter', answers);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'A',
    'G',
    'W',
  ]);
  expect(screen.getByRole('link', { name: 'A to Z' }).getAttribute('aria-current')).toBe('page');
});

test.each([
  ['prosecco', 'Wine bottle'],
  ['glas jar', 'Glass jar'],
  ['APPLE', 'Apple core'],
])('the search for %s finds %s, without scripts too @X-06 @D-16', async (words, name) => {
  await openPage(`/what-to-do-with?q=${encodeURIComponent(words)}`, answers);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toContain('/what-to-do-with/');
  const search = screen.getByRole('searchbox') as HTMLInputElement;
  expect([search.name, search.value, search.form?.getAttribute('action')]).toEqual([
    'q',
    words,
    '/what-to-do-with',
  ]);
});

test.each([
  ['letters', 'zzzz'],
  ['an emoji', '🫙'],
  ['a quote', '"'],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['two scripts', 'jarбанка'],
  ['nothing that can be read', '\u202E\u0000'],
])('the search for %s finds nothing and leads on, or shows all', async (_, words) => {
  const { status } = await openPage(`/what-to-do-with?q=${encodeURIComponent(words)}`, answers);
  expect(status).toBe(200);
  const isEmpty = words.startsWith('\u202E');
  expect(screen.queryByRole('heading', { name: 'Nothing by that name' }) === null).toBe(isEmpty);
});

test('what is typed is searched for', async () => {
  await openInBrowser('/what-to-do-with', answers);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'jam' } });
  expect(await screen.findByText('1 thing found')).toBeTruthy();
  expect(location.search).toBe('?q=jam');
});

const letters = (names: readonly string[], locale: Parameters<typeof thingSections>[2]) =>
  thingSections(
    names.map((name) => thing(name)),
    'letter',
    locale,
  ).map(({ letter, things }) => `${letter}: ${things.map(({ name }) => name).join(', ')}`);

test('each language has its own letters in its own order @I-01', () => {
  expect(letters(['Яйцо', 'Ёлка', 'Ель', 'Банка', '«Крона»'], 'ru-RU')).toEqual([
    'Б: Банка',
    'Е: Ёлка, Ель',
    'К: «Крона»',
    'Я: Яйцо',
  ]);
  expect(letters(['Шыны', 'Әйнек', 'Банкі', 'Қақпақ', 'Үстел', 'Алма', 'DVD', 'Кітап'], 'kk-KZ')).toEqual([
    'А: Алма',
    'Ә: Әйнек',
    'Б: Банкі',
    'К: Кітап',
    'Қ: Қақпақ',
    'Ү: Үстел',
    'Ш: Шыны',
    'D: DVD',
  ]);
  expect(letters(['Ñandú', 'Óleo', 'Nafta', 'Olla', '9 voltios'], 'es-AR')).toEqual([
    'N: Nafta',
    'Ñ: Ñandú',
    'O: Óleo, Olla',
    '#: 9 voltios',
  ]);
});
