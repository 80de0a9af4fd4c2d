import { expect, test } from '@jest/globals';
import { LOCALE_INFO, type Locale } from './locales.ts';
import { LOCALE_PARENTS, overlaid, textsByLocale } from './overlays.ts';

const russia = { title: 'ИНН', roles: { user: 'Участник', owner: 'Владелец' }, needs: ['почта', 'ИНН'] };

test('what differs stands in the place of the parent’s, and nothing else changes', () => {
  const merged = overlaid(russia, { roles: { owner: 'Хозяин' }, needs: ['БИН'] });
  expect(JSON.stringify(merged)).toBe(
    JSON.stringify({ title: 'ИНН', roles: { user: 'Участник', owner: 'Хозяин' }, needs: ['БИН'] }),
  );
  expect(russia.roles.owner).toBe('Владелец');
});

test('a locale that nothing is given for has its parent’s texts, one with a part has that and the rest', () => {
  const others = { 'kk-KZ': russia, 'es-AR': russia, 'en-US': russia };
  expect(textsByLocale({ 'ru-RU': russia, ...others })['ru-KZ']).toEqual(russia);
  const { 'ru-KZ': texts } = textsByLocale({ 'ru-RU': russia, 'ru-KZ': { title: 'БИН' }, ...others });
  expect(texts).toEqual({ ...russia, title: 'БИН' });
});

test('a parent has texts of its own, in the same language @I-01', () => {
  for (const [locale, parent] of Object.entries(LOCALE_PARENTS) as [Locale, Locale][]) {
    expect(LOCALE_PARENTS).not.toHaveProperty(parent);
    expect(LOCALE_INFO[locale].language).toBe(LOCALE_INFO[parent].language);
  }
});
