import { EVENT_KINDS, LOCALES, type Locale, MATERIAL_FAMILIES } from '@ecocircle/shared-contracts';
import { describe, expect, test } from 'vitest';
import remote from '../../remote.json' with { type: 'json' };
import { TRANSLATIONS } from '../testing/open-page.tsx';

const PLURAL = /_(zero|one|two|few|many|other)$/;

function textsOf(value: object, path = ''): Map<string, string> {
  const entries = Object.entries(value).flatMap(([key, child]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof child === 'string' ? [[name, child]] : [...textsOf(child, name)];
  });
  return new Map(entries);
}

const texts = (locale: Locale): Map<string, string> => textsOf(TRANSLATIONS[locale]);
const namesOf = (locale: Locale): Set<string> =>
  new Set([...texts(locale).keys()].map((key) => key.replace(PLURAL, '')));
const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const wordsOf = (text: string): string => text.replace(/\{\{\w+\}\}/g, '');

describe.each(LOCALES)('%s', (locale) => {
  test('has every text of the others, none of them empty @I-01', () => {
    expect(namesOf(locale)).toEqual(namesOf('en-US'));
    for (const [key, text] of texts(locale)) expect(text.trim(), key).not.toBe('');
  });

  test('has every plural form of its language and no other @I-01', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const plurals = [...texts(locale).keys()].filter((key) => PLURAL.test(key));
    expect(plurals.length).toBeGreaterThan(0);
    for (const base of new Set(plurals.map((key) => key.replace(PLURAL, '')))) {
      const forms = plurals
        .filter((key) => key.replace(PLURAL, '') === base)
        .map((key) => PLURAL.exec(key)?.[1]);
      expect(forms.sort(), base).toEqual([...pluralCategories].sort());
    }
  });

  test('fills the same gaps as the others @I-01', () => {
    const english = new Map(
      [...texts('en-US')].map(([key, text]) => [key.replace(PLURAL, ''), placeholders(text)]),
    );
    for (const [key, text] of texts(locale))
      expect(placeholders(text), key).toEqual(english.get(key.replace(PLURAL, '')));
  });

  test('has a title and a description for every route @R-18', () => {
    const { head } = TRANSLATIONS[locale];
    expect(Object.keys(head).sort()).toEqual(remote.routes.map(({ id }) => id).sort());
    const titles = Object.values(head).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test.each(['ru-RU', 'ru-KZ', 'kk-KZ'] as const)('%s is written in Cyrillic throughout @I-01', (locale) => {
  for (const [key, text] of texts(locale)) expect(wordsOf(text), key).not.toMatch(/[A-Za-z]/);
});

test('Kazakh is not Russian @I-01', () => {
  const sameInBoth = new Set(['Пластик', 'Металл', 'Электроника', 'Органика']);
  const russian = texts('ru-KZ');
  for (const [key, text] of texts('kk-KZ'))
    if (!sameInBoth.has(text)) expect(text, key).not.toBe(russian.get(key));
});

test('Spanish is not English, and addresses the reader with voseo @I-01', () => {
  const sameInBoth = new Set(['Metal']);
  const english = texts('en-US');
  for (const [key, text] of texts('es-AR')) {
    if (!sameInBoth.has(text)) expect(text, key).not.toBe(english.get(key));
    expect(text, key).not.toMatch(/\b(tú|puedes|tienes|quieres|elige|encuentra|mira|usted)\b/iu);
  }
});

test('every kind of event and family of materials has a name @I-01', () => {
  for (const locale of LOCALES) {
    expect(Object.keys(TRANSLATIONS[locale].kind).sort()).toEqual([...EVENT_KINDS].sort());
    expect(Object.keys(TRANSLATIONS[locale].family).sort()).toEqual([...MATERIAL_FAMILIES].sort());
  }
});
