import { expect, test } from '@jest/globals';
import { type HeadSource, resolveHead } from './page-head.ts';

const source = (changes: Partial<HeadSource> = {}): HeadSource => ({
  page: { locale: 'ru-KZ', edition: 'kz', production: true },
  origin: 'https://ecoshenber.example',
  path: '/charity-events',
  route: { title: 'Мероприятия', description: 'Список' },
  indexable: true,
  image: { url: '/assets/share-ru-KZ.png', width: 1200, height: 600, alt: 'Улица' },
  ...changes,
});

test('the title ends with the brand of the locale, once @R-18', () => {
  expect(resolveHead(source()).title).toBe('Мероприятия — ЭкоКруг');
  const page = { locale: 'en-US', edition: 'int', production: true } as const;
  expect(resolveHead(source({ page })).title).toBe('Мероприятия – EcoCircle');
  const home = { title: 'ЭкоКруг: переработка рядом', description: '' };
  expect(resolveHead(source({ route: home })).title).toBe('ЭкоКруг: переработка рядом');
});

test('a page replaces what its route says', () => {
  const head = resolveHead(source({ own: { title: 'Субботник', canonicalPath: '/charity-event/7' } }));
  expect(head).toMatchObject({
    title: 'Субботник — ЭкоКруг',
    description: 'Список',
    canonical: 'https://ecoshenber.example/ru-kz/charity-event/7',
  });
});

test('the canonical address has no trailing slash @R-17', () => {
  expect(resolveHead(source({ path: '/charity-events/' })).canonical).toBe(
    'https://ecoshenber.example/ru-kz/charity-events',
  );
  expect(resolveHead(source({ path: '/' })).canonical).toBe('https://ecoshenber.example/ru-kz');
});

test('the alternates are the languages of the edition and its default', () => {
  expect(resolveHead(source()).alternates).toEqual([
    { locale: 'kk-KZ', url: 'https://ecoshenber.example/kk-kz/charity-events' },
    { locale: 'ru-KZ', url: 'https://ecoshenber.example/ru-kz/charity-events' },
    { locale: 'x-default', url: 'https://ecoshenber.example/kk-kz/charity-events' },
  ]);
  const russian = { locale: 'ru-RU', edition: 'ru', production: true } as const;
  expect(resolveHead(source({ page: russian })).alternates).toEqual([]);
  expect(resolveHead(source({ page: russian, path: '/' })).canonical).toBe('https://ecoshenber.example/');
});

test('search engines see production pages only, and of those the public ones', () => {
  expect(resolveHead(source()).robots).toBe('all');
  expect(resolveHead(source({ indexable: false })).robots).toBe('none');
  expect(resolveHead(source({ page: { locale: 'ru-KZ', edition: 'kz', production: false } })).robots).toBe(
    'none',
  );
});

test('the address of a preview image is absolute', () => {
  const image = { url: '/media/events/7.webp', width: 1200, height: 600 };
  const urlOf = (own: HeadSource['own']) => resolveHead(source({ own })).image.url;
  expect(urlOf({ image })).toBe('https://ecoshenber.example/media/events/7.webp');
  expect(urlOf({})).toBe('https://ecoshenber.example/assets/share-ru-KZ.png');
});

test('a page that some regions lack has no alternates there @R-06', () => {
  const local = { locale: 'kk-KZ', edition: 'local', production: false } as const;
  const alternatesFor = (regions: HeadSource['regions']) =>
    resolveHead(source({ page: local, regions })).alternates.map(({ locale }) => locale);
  expect(alternatesFor(['kazakhstan'])).toEqual(['ru-KZ', 'kk-KZ']);
  expect(alternatesFor(['kazakhstan', 'international'])).toEqual([
    'ru-KZ',
    'kk-KZ',
    'es-AR',
    'en-US',
    'x-default',
  ]);
});

test('a page that each language names in its own words has those in its addresses', () => {
  const paths = { 'ru-KZ': '/what-to-do-with/banka', 'kk-KZ': '/what-to-do-with/shyny-banki' };
  const head = resolveHead(
    source({ path: '/what-to-do-with/banka/', paths: paths as unknown as HeadSource['paths'] }),
  );
  expect(head.canonical).toBe('https://ecoshenber.example/ru-kz/what-to-do-with/banka');
  expect(head.alternates.map(({ url }) => url)).toEqual([
    'https://ecoshenber.example/kk-kz/what-to-do-with/shyny-banki',
    'https://ecoshenber.example/ru-kz/what-to-do-with/banka',
    'https://ecoshenber.example/kk-kz/what-to-do-with/shyny-banki',
  ]);
});
