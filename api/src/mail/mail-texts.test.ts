import { CONTACT_TYPES, INQUIRE_TYPES, LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { describe, expect, test } from 'vitest';
import { fill, MAIL_TEXTS } from './mail-texts.ts';

function textsOf(value: object, path = ''): Map<string, string> {
  const entries = Object.entries(value).flatMap(([key, child]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof child === 'string' ? [[name, child]] : [...textsOf(child, name)];
  });
  return new Map(entries);
}

const texts = (locale: Locale) => textsOf(MAIL_TEXTS[locale]);
const gaps = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(LOCALES)('mails in %s', (locale) => {
  test('have every text of the others, with the same gaps @I-01', () => {
    const english = texts('en-US');
    expect([...texts(locale).keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts(locale)) {
      expect(text.trim(), key).not.toBe('');
      expect(gaps(text), key).toEqual(gaps(english.get(key)));
    }
  });

  test('name every choice of the forms', () => {
    expect(Object.keys(MAIL_TEXTS[locale].type).sort()).toEqual([...CONTACT_TYPES, ...INQUIRE_TYPES].sort());
  });
});

test.each(['ru-RU', 'ru-KZ', 'kk-KZ'] as const)('mails in %s are Cyrillic throughout @I-01', (locale) => {
  for (const [key, text] of texts(locale))
    expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[A-Za-z]/);
});

test('Kazakh is not Russian, Spanish is not English @I-01', () => {
  const same = (one: Locale, other: Locale) => {
    const others = texts(other);
    return [...texts(one)].filter(([key, text]) => others.get(key) === text).map(([, text]) => text);
  };
  expect(same('kk-KZ', 'ru-KZ')).toEqual(['Телефон']);
  expect(same('es-AR', 'en-US')).toEqual([]);
});

test('values are put in as they are', () => {
  expect(fill('{{a}} and {{b}}, {{c}}', { a: '$&', b: '{{a}}' })).toBe('$& and {{a}}, {{c}}');
});
