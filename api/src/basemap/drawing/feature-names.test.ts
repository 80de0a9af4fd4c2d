import { expect, test } from '@jest/globals';
import { nameIn, readNames } from './feature-names.ts';

const named = (properties: Record<string, string>) => readNames(properties) ?? {};

test.each([
  ['the language of the page', { name: 'Астана', 'name:kk': 'Астана қаласы' }, 'kk', 'Астана қаласы'],
  [
    'the name on the spot where the language is not there',
    { name: 'Астана', 'name:en': 'Astana' },
    'es',
    'Астана',
  ],
  ['the key that OpenMapTiles has for a language', { name: 'Wien', name_en: 'Vienna' }, 'en', 'Vienna'],
  [
    'English letters where few can read those on the spot',
    { name: 'თბილისი', 'name:en': 'Tbilisi' },
    'es',
    'Tbilisi',
  ],
  ['Latin letters where there is no English', { name: '東京', 'name:latin': 'Tōkyō' }, 'ru', 'Tōkyō'],
  ['letters that few can read where there are no others', { name: '東京' }, 'ru', '東京'],
] as const)('takes %s', (_what, properties, language, expected) => {
  expect(nameIn(named(properties), language)).toBe(expected);
});

test('leaves out names without letters and those longer than any name', () => {
  expect(readNames({ name: '  ' })).toBeNull();
  expect(readNames({ name: 'a'.repeat(81) })).toBeNull();
  expect(readNames({ name: 'a\n b' })).toEqual({ local: 'a b' });
});
