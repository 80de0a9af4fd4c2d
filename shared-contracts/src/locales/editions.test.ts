import { describe, expect, test } from '@jest/globals';
import {
  EDITIONS,
  localeBasename,
  preferredLocale,
  resolveEdition,
  splitLocalePrefix,
  wishedLocale,
} from './editions.ts';
import { LOCALE_INFO } from './locales.ts';

test('each edition offers its languages, its default first @I-02', () => {
  expect(EDITIONS.ru.locales).toEqual(['ru-RU']);
  expect(EDITIONS.kz).toEqual({ locales: ['kk-KZ', 'ru-KZ'], defaultLocale: 'kk-KZ' });
  expect(EDITIONS.int).toEqual({ locales: ['en-US', 'es-AR'], defaultLocale: 'en-US' });
  expect(EDITIONS.local.locales).toHaveLength(5);
});

test('the brand has one name per locale @I-04', () => {
  const brands = Object.fromEntries(Object.entries(LOCALE_INFO).map(([code, { brand }]) => [code, brand]));
  expect(brands).toEqual({
    'en-US': 'EcoCircle',
    'es-AR': 'EcoCírculo',
    'ru-RU': 'ЭкоКруг',
    'ru-KZ': 'ЭкоКруг',
    'kk-KZ': 'ЭкоШеңбер',
  });
});

test('the region follows the locale @I-03', () => {
  const regions = Object.fromEntries(Object.entries(LOCALE_INFO).map(([code, { region }]) => [code, region]));
  expect(regions).toEqual({
    'en-US': 'international',
    'es-AR': 'international',
    'ru-RU': 'russia',
    'ru-KZ': 'kazakhstan',
    'kk-KZ': 'kazakhstan',
  });
});

describe('the edition of a host', () => {
  const hosts = { ru: 'ecokrug.example', kz: 'ecoshenber.example', int: 'ecocircle.example' };
  test.each([
    ['ru.localhost:3000', 'ru', false],
    ['kz.localhost', 'kz', false],
    ['int.localhost', 'int', false],
    ['localhost:3000', 'local', false],
    ['EcoKrug.example', 'ru', true],
    ['ecocircle.example:443', 'int', true],
    ['evil-ecocircle.example', 'local', false],
  ])('%s is %s', (host, edition, production) => {
    expect(resolveEdition(host, hosts)).toEqual({ edition, production });
  });

  test('an edition without a configured host has no production host', () => {
    expect(resolveEdition('', {})).toEqual({ edition: 'local', production: false });
  });
});

describe('the prefix of a path', () => {
  test.each([
    ['/kk-kz/charity-events', 'kz', 'kk-KZ', '/charity-events'],
    ['/KK-KZ', 'kz', 'kk-KZ', '/'],
    ['/en-us/', 'int', 'en-US', '/'],
    ['/ru-ru/charity-events', 'kz', null, '/ru-ru/charity-events'],
    ['/ru-ru', 'ru', null, '/ru-ru'],
    ['/en-usx', 'int', null, '/en-usx'],
    ['/', 'local', null, '/'],
  ] as const)('%s in %s', (path, edition, locale, rest) => {
    expect(splitLocalePrefix(path, edition)).toEqual({ locale, path: rest });
  });

  test('an edition with one language has none', () => {
    expect(localeBasename('ru-RU', 'ru')).toBe('');
    expect(localeBasename('ru-RU', 'local')).toBe('/ru-ru');
  });
});

describe('the preferred locale', () => {
  test.each([
    ['local', undefined, ['es-MX', 'en'], 'es-AR'],
    ['local', undefined, ['ru-KZ'], 'ru-KZ'],
    ['local', undefined, ['de', '*'], 'en-US'],
    ['kz', undefined, ['ru'], 'ru-KZ'],
    ['kz', undefined, ['en'], 'kk-KZ'],
    ['kz', 'ru-KZ', ['kk'], 'ru-KZ'],
    ['int', 'ru-RU', ['es'], 'es-AR'],
  ] as const)('%s with %s stored and %j', (edition, stored, languages, expected) => {
    expect(preferredLocale(edition, { stored, languages })).toBe(expected);
  });
});

test('who wishes nothing that the edition has, wishes nothing @D-07', () => {
  expect(wishedLocale('local', { languages: ['de', '*'] })).toBeNull();
  expect(wishedLocale('int', { stored: 'ru-RU', languages: [] })).toBeNull();
  expect(wishedLocale('kz', { stored: 'ru-RU', languages: ['ru'] })).toBe('ru-KZ');
});
