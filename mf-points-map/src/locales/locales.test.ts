import { LOCALES, type Locale, MATERIAL_FAMILIES, WEEKDAYS } from '@ecocircle/shared-contracts';
import { describe, expect, test } from 'vitest';
import remote from '../../remote.json' with { type: 'json' };
import { TRANSLATIONS } from '../testing/services.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(value: object, path = ''): Map<string, string> {
  const entries = Object.entries(value).flatMap(([key, child]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof child === 'string' ? [[name, child]] : [...flatten(child, name)];
  });
  return new Map(entries);
}

const texts = (locale: Locale): Map<string, string> => flatten(TRANSLATIONS[locale]);
const base = (key: string): string => key.replace(PLURAL, '');
const namesOf = (locale: Locale): Set<string> => new Set([...texts(locale).keys()].map(base));
const gaps = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const words = (text: string): string => text.replace(/\{\{\w+\}\}/g, '');

describe.each(LOCALES)('%s', (locale) => {
  test('has every text of the others, none of them empty @I-01', () => {
    expect(namesOf(locale)).toEqual(namesOf('en-US'));
    for (const [key, text] of texts(locale)) expect(text.trim(), key).not.toBe('');
  });

  test('has every plural form of its language and no other @I-01', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const plurals = [...texts(locale).keys()].filter((key) => PLURAL.test(key));
    const bases = new Set(plurals.map(base));
    expect(bases.size).toBe(3);
    for (const name of bases) {
      const forms = plurals.filter((key) => base(key) === name).map((key) => PLURAL.exec(key)?.[1]);
      expect(forms.sort(), name).toEqual([...pluralCategories].sort());
    }
  });

  test('fills the same gaps as English @I-01', () => {
    const english = new Map([...texts('en-US')].map(([key, text]) => [base(key), gaps(text)]));
    for (const [key, text] of texts(locale)) expect(gaps(text), key).toEqual(english.get(base(key)));
  });

  test('names every family, every day, and the page @R-18', () => {
    const { families, hours, open, head } = TRANSLATIONS[locale];
    expect(Object.keys(families)).toEqual(MATERIAL_FAMILIES);
    expect(Object.keys(hours.days)).toEqual(WEEKDAYS);
    expect(Object.keys(open.opens)).toEqual(['today', 'tomorrow', ...WEEKDAYS]);
    expect(Object.keys(head)).toEqual(remote.routes.map(({ id }) => id));
  });
});

test.each(['ru-RU', 'ru-KZ', 'kk-KZ'] as const)('%s is written in Cyrillic throughout @I-01', (locale) => {
  for (const [key, text] of texts(locale)) expect(words(text), key).not.toMatch(/[A-Za-z]/);
});

test('Kazakh is not Russian @I-01', () => {
  const sameInBoth = new Set(['Пластик', 'Металл', 'Электроника', 'Органика', 'Карта', 'Тариф']);
  const formatsOnly = new Set(['card.photo', 'card.licence', 'card.source']);
  const russian = texts('ru-KZ');
  for (const [key, text] of texts('kk-KZ'))
    if (!sameInBoth.has(text) && !formatsOnly.has(key)) expect(text, key).not.toBe(russian.get(key));
});

test('Spanish is not English, and addresses the reader with voseo @I-01', () => {
  const sameInBoth = new Set(['Textiles', 'Material']);
  const english = texts('en-US');
  for (const [key, text] of texts('es-AR')) {
    if (!sameInBoth.has(text)) expect(text, key).not.toBe(english.get(key));
    expect(text, key).not.toMatch(/\b(tú|puedes|tienes|quieres|elige|encuentra|mira|revisa|llama|usted)\b/iu);
  }
});
