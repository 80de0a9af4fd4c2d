import { LOCALES, type Locale, type Messages } from '@ecocircle/shared-contracts';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../testing/start-page.tsx';

const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const texts = (locale: Locale) => flatten(messagesOf(locale));
const stems = (locale: Locale) => [...new Set(texts(locale).map(([key]) => key.replace(PLURAL, '')))].sort();
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
const english = new Map(texts('en-US').map(([key, text]) => [key.replace(PLURAL, ''), text]));

describe.each(LOCALES)('%s', (locale) => {
  test('says everything that English says', () => {
    expect(stems(locale)).toEqual(stems('en-US'));
  });

  test('has exactly the plural forms of its language', () => {
    const categories = [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort();
    const forms = Map.groupBy(
      texts(locale).filter(([key]) => PLURAL.test(key)),
      ([key]) => key.replace(PLURAL, ''),
    );
    expect(forms.size).toBeGreaterThan(10);
    for (const [stem, found] of forms) {
      expect([stem, found.map(([key]) => PLURAL.exec(key)?.[1]).sort()]).toEqual([stem, categories]);
    }
  });

  test('fills the same gaps as English', () => {
    for (const [key, text] of texts(locale)) {
      expect([key, placeholders(text)]).toEqual([
        key,
        placeholders(english.get(key.replace(PLURAL, '')) ?? ''),
      ]);
    }
  });

  test('leaves no text empty', () => {
    expect(texts(locale).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

test.each(['ru-RU', 'ru-KZ', 'kk-KZ'] as const)('%s has no Latin letters left', (locale) => {
  const left = texts(locale).filter(([, text]) => /[a-z]/i.test(text.replaceAll(/\{\{\w+\}\}/g, '')));
  expect(left).toEqual([]);
});

test('es-AR repeats no English text', () => {
  const repeated = texts('es-AR').filter(([key, text]) => english.get(key.replace(PLURAL, '')) === text);
  expect(repeated).toEqual([]);
});

test('es-AR speaks with voseo', () => {
  const tuteo = /(?:^|[^\p{L}])(tienes|puedes|prueba|revisa|mira|encuentra|sigue|eres)(?:$|[^\p{L}])/iu;
  expect(texts('es-AR').filter(([, text]) => tuteo.test(text))).toEqual([]);
});
