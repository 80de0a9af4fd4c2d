import { expect, test } from '@jest/globals';
import { firstLocale, keepLocale } from './languages.ts';

const stored = (locale: string | null) => ({ getItem: () => locale });

test.each([
  [null, ['kk-KZ', 'ru'], 'kk-KZ'],
  [null, ['es-ES', 'en'], 'es-AR'],
  [null, ['fr-FR', 'ru-RU'], 'ru-RU'],
  [null, ['fr-FR'], 'en-US'],
  ['ru-KZ', ['en-US'], 'ru-KZ'],
  ['xx-XX', ['kk'], 'kk-KZ'],
])('with %s chosen before and a browser of %j the desk speaks %s @I-01', (before, wished, expected) => {
  expect(firstLocale(stored(before), wished)).toBe(expected);
});

test('the choice is remembered @I-01', () => {
  const kept = new Map<string, string>();
  keepLocale({ setItem: (key, value) => void kept.set(key, value) }, 'kk-KZ');
  expect([...kept.values()]).toEqual(['kk-KZ']);
});
