import { LOCALE_INFO, LOCALES, type Locale, REGION_LINKS } from '@ecocircle/shared-contracts';
import { withNote } from '@ecocircle/test-kit';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import remote from '../../remote.json' with { type: 'json' };
import { openPage } from '../testing/open-page.tsx';

const PAGES: readonly (readonly [string, Locale, string, string])[] = [
  ['/cookies', 'ru-RU', 'Файлы cookie', 'Последнее изменение: 21 ноября 2026 г.'],
  ['/personal-data', 'ru-RU', 'Обработка персональных данных', 'Последнее изменение: 24 ноября 2026 г.'],
  ['/privacy-policy', 'en-US', 'Privacy policy', 'Last changed on November 24, 2026'],
  ['/privacy-policy', 'es-AR', 'Política de privacidad', 'Última modificación: 24 de noviembre de 2026'],
  ['/privacy-policy', 'ru-KZ', 'Политика конфиденциальности', 'Последнее изменение: 24 ноября 2026 г.'],
  ['/privacy-policy', 'kk-KZ', 'Құпиялылық саясаты', 'Соңғы өзгеріс: 2026 жылғы 24 қараша'],
];

describe.each(PAGES)('%s in %s', (path, locale, title, changed) => {
  test('says what it is and when it last changed @R-05 @R-06', async () => {
    await openPage(path, {}, locale);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(changed)).toBeTruthy();
  });

  test('has a table of contents that leads to every section @R-05 @R-06', async () => {
    await openPage(path, {}, locale);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
    for (const link of links) {
      const [, id = ''] = (link.getAttribute('href') ?? '').split('#');
      withNote(link.textContent ?? '', () => expect(document.getElementById(id)).not.toBeNull());
    }
  });
});

test.each(LOCALES)(
  'the legal pages of the market of %s are routes of it, and written @R-05 @R-06',
  async (locale) => {
    const { region } = LOCALE_INFO[locale];
    for (const page of REGION_LINKS[region].legal) {
      expect(remote.routes.find(({ path }) => path === page)?.regions).toContain(region);
      expect([page, (await openPage(`/${page}`, {}, locale)).status]).toEqual([page, 200]);
    }
  },
);

const sectionIds = (): string[] => [...document.querySelectorAll('section[id]')].map(({ id }) => id);

test('a market’s languages have the same sections @R-06', async () => {
  await openPage('/privacy-policy', {}, 'ru-KZ');
  const russian = sectionIds();
  await openPage('/privacy-policy', {}, 'kk-KZ');
  expect(sectionIds()).toEqual(russian);
  await openPage('/privacy-policy', {}, 'en-US');
  const english = sectionIds();
  expect(english).not.toEqual(russian);
  await openPage('/privacy-policy', {}, 'es-AR');
  expect(sectionIds()).toEqual(english);
});

test.each([
  ['en-US', 'General Data Protection Regulation'],
  ['es-AR', 'Ley 25.326'],
  ['ru-KZ', '94-V'],
  ['kk-KZ', '94-V'],
] as const)('%s names the law that it follows @R-06', async (locale, law) => {
  await openPage('/privacy-policy', {}, locale);
  expect(document.body.textContent).toContain(law);
});

test('a language without the page does not find it @R-05', async () => {
  expect((await openPage('/cookies', {}, 'en-US')).status).toBe(404);
  expect((await openPage('/privacy-policy', {}, 'ru-RU')).status).toBe(404);
});

const LOCATION_OF: readonly (readonly [string, Locale])[] = PAGES.filter(([path]) => path !== '/cookies').map(
  ([path, locale]) => [path, locale],
);

describe.each(LOCATION_OF)('%s in %s', (path, locale) => {
  test('names the map service that sees the visitor’s address @R-05 @R-06', async () => {
    await openPage(path, {}, locale, { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' });
    expect(screen.getByText('tiles.example').closest('p')?.textContent).not.toContain('{');
  });

  test.each([undefined, { url: '/tiles/{z}/{x}/{y}.png', attribution: '' }])(
    'says nothing of such a service where the map comes from this site @R-05 @R-06',
    async (mapTiles) => {
      await openPage(path, {}, locale, { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' });
      const withService = document.querySelectorAll('p').length;
      await openPage(path, {}, locale, mapTiles);
      expect(document.querySelectorAll('p')).toHaveLength(withService - 1);
      expect(document.body.textContent).not.toContain('{service}');
    },
  );
});
