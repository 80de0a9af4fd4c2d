import { expect, test } from '@jest/globals';
import { createInstance } from 'i18next';
import type { Locale } from '../locales/locales.ts';
import { NESTED_QUOTES, nestQuotes } from './nested-quotes.ts';

test.each<[Locale, string, string]>([
  ['ru-RU', 'Пункт «Экоцентр «Зелёный»» открыт', 'Пункт «Экоцентр „Зелёный“» открыт'],
  ['ru-KZ', 'Пункт ««Таза қала» ЖШС» открыт', 'Пункт «„Таза қала“ ЖШС» открыт'],
  ['kk-KZ', '««Жасыл бағыт» және «Нөл»» ашық', '«„Жасыл бағыт“ және „Нөл“» ашық'],
  ['es-AR', '«Club «El Ombú»» abrió', '«Club “El Ombú”» abrió'],
  ['en-US', '“The “Green” yard” is open', '“The ‘Green’ yard” is open'],
])('in %s a quote inside a quote has the inner marks: %s', (locale, text, nested) => {
  expect(nestQuotes(text, locale)).toBe(nested);
});

test.each<[Locale, string]>([
  ['ru-RU', '«Рукав» и «Сборка»'],
  ['ru-RU', '«Клуб «Рукав» открыт'],
  ['ru-RU', 'Рукав» и «Сборка'],
  ['ru-RU', '«Club “Green”» открыт'],
  ['es-AR', '«Club “El Ombú”» abrió'],
  ['en-US', '“Экоцентр «Сборка»” is open'],
])('in %s other quotes stay: %s', (locale, text) => {
  expect(nestQuotes(text, locale)).toBe(text);
});

test('an i18next nests what its texts are filled with, in the language of the text', () => {
  const i18n = createInstance();
  const named = { translation: { named: '«{{name}}»', count_one: '«{{name}}»', count_other: '«{{name}}»' } };
  void i18n.use(NESTED_QUOTES).init({
    lng: 'ru-RU',
    resources: { 'ru-RU': named, 'es-AR': named },
    postProcess: NESTED_QUOTES.name,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const name = 'Клуб «Рукав»';
  expect(i18n.t('named', { name })).toBe('«Клуб „Рукав“»');
  expect(i18n.t('count', { name, count: 5, lng: 'es-AR' })).toBe('«Клуб “Рукав”»');
  expect(i18n.getFixedT('es-AR')('named', { name })).toBe('«Клуб “Рукав”»');
});
