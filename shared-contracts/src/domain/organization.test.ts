import { expect, test } from '@jest/globals';
import { aboutFor, aboutKey, languageOfField } from './organization.ts';

const ABOUT = { about_ru_ru: 'по-русски', about_kk_kz: 'қазақша', about_es_ar: 'en español' };

test.each([
  ['ru-RU', 'ru-RU', 'по-русски'],
  ['kk-KZ', 'kk-KZ', 'қазақша'],
  ['ru-KZ', 'ru-RU', 'по-русски'],
  ['en-US', 'es-AR', 'en español'],
] as const)('a visitor in %s reads the text in %s', (locale, found, text) => {
  expect(aboutFor(ABOUT, locale)).toEqual({ text, locale: found });
});

test('a text without a language is better than none, and an empty one is none', () => {
  expect(aboutFor({ about: 'Since 1990', about_en_us: '' }, 'en-US')).toEqual({
    text: 'Since 1990',
    locale: null,
  });
  expect(aboutFor({ about_ru_kz: '' }, 'ru-KZ')).toBeNull();
});

test('a text is kept by its language, and a change of it names it', () => {
  expect(aboutKey('ru-KZ')).toBe('about_ru_kz');
  expect(['about.kk-KZ', 'about.xx', 'website'].map(languageOfField)).toEqual(['kk-KZ', null, null]);
});
