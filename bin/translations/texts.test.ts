import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { categoriesOf, pluralFormsOf, stemOf } from './plural-forms.ts';
import { TEXT_FOLDERS, TRANSLATED_APPS, textsIn } from './translated-apps.ts';

const GAP = /\{\{\s*\w+\s*\}\}/g;
const gapsIn = (text: string): string[] => [...new Set(text.match(GAP))].sort();
const wordsOf = (text: string): string => text.replaceAll(GAP, '');

/** The locales of a script, by Unicode. */
const writtenIn = (script: string): Locale[] =>
  LOCALES.filter((locale) => new Intl.Locale(locale).maximize().script === script);

/** Names that are written the same in every language. */
const NAMES =
  /\b(?:Android|App Store|Google Play|Google Maps|Google|Yandex Maps|OpenStreetMap|2GIS|2ГИС|iPhone|iOS|RuStore|Telegram|VK|Odnoklassniki|WhatsApp|X|LinkedIn|Instagram|QR|PDF|RSS|ICS|iCal|cookies?|JavaScript|CUIT|Ctrl|Shift|https|JPEG|PNG|WebP|HEIC|ZIP|CSV|GeoJSON|SVG|UTF)\b/gi;
/** Words that are right in two languages, in small letters: a text of nothing else may be the same in both. */
const SHARED_WORDS: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  'es-AR': ['metal', 'textiles', 'material', 'no', 'logo', 'pesos', 'euros'],
  'kk-KZ': [
    'пластик',
    'металл',
    'электроника',
    'органика',
    'карта',
    'тариф',
    'аккаунт',
    'профиль',
    'баланс',
    'балл',
    'телефон',
    'лицензия',
    'логотип',
  ],
};

const ownWords = (text: string, locale: Locale): string[] =>
  (
    wordsOf(text)
      .replaceAll(NAMES, '')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  ).filter((word) => !SHARED_WORDS[locale]?.includes(word));

/** Words of tú, vosotros and usted; the second line are imperatives, which elsewhere in a sentence are he and she. */
const OTHER_THAN_VOS = [
  /(?<!\p{L})(?:tú|eres|puedes|tienes|quieres|usted|vosotros)(?!\p{L})/iu,
  /(?:^|[.!?:¡¿]\s*)(?:elige|encuentra|mira|revisa|llama|prueba|sigue|haz|ven)(?!\p{L})/iu,
];

describe.each(TEXT_FOLDERS)('the texts in %s', (folder) => {
  const english = new Map([...textsIn(folder, 'en-US')].map(([key, text]) => [stemOf(key), text]));

  /** Texts that are the same as in another language although their words are not shared. */
  function repeated(locale: Locale, other: Locale): string[] {
    const originals = textsIn(folder, other);
    return [...textsIn(folder, locale)]
      .filter(([key, text]) => originals.get(key) === text && ownWords(text, locale).length > 0)
      .map(([key, text]) => `${key}: ${text}`);
  }

  describe.each(LOCALES)('in %s', (locale) => {
    const texts = textsIn(folder, locale);

    test('have the plural forms of the language and no others @I-01', () => {
      const wrong = [...pluralFormsOf(texts)].filter(([, forms]) => `${forms}` !== `${categoriesOf(locale)}`);
      expect(wrong).toEqual([]);
    });

    test('fill the same gaps as in English @I-01', () => {
      const gaps = [...texts].map(([key, text]) => [key, gapsIn(text)]);
      expect(gaps).toEqual([...texts.keys()].map((key) => [key, gapsIn(english.get(stemOf(key)) ?? '')]));
    });
  });

  test.each(writtenIn('Cyrl'))('are written in Cyrillic in %s @I-01', (locale) => {
    const latin = [...textsIn(folder, locale)].filter(([, text]) =>
      /[a-z]{2,}/i.test(wordsOf(text).replaceAll(NAMES, '')),
    );
    expect(latin).toEqual([]);
  });

  test('are not left in Russian in Kazakh @I-01', () => {
    expect(repeated('kk-KZ', 'ru-KZ')).toEqual([]);
  });

  test('are not left in English in Spanish @I-01', () => {
    expect(repeated('es-AR', 'en-US')).toEqual([]);
  });

  test('address an Argentine reader with vos @I-01', () => {
    expect(
      [...textsIn(folder, 'es-AR')].filter(([, text]) => OTHER_THAN_VOS.some((words) => words.test(text))),
    ).toEqual([]);
  });
});

test('there are tables of texts of every app', () => {
  expect(TEXT_FOLDERS).toEqual(expect.arrayContaining(TRANSLATED_APPS.map((app) => `${app}/src/locales`)));
});
