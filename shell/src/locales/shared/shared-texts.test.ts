import { fail } from 'node:assert/strict';
import { FIELD_RULES, LOCALES, type Locale, type Messages, problemText } from '@ecocircle/shared-contracts';
import { readLocaleTexts } from '@ecocircle/shared-contracts/build/locale-texts';
import { describe, expect, test } from '@jest/globals';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';

const read = (locale: Locale) => readLocaleTexts(import.meta.dirname, locale) as Record<string, Messages>;

const keysOf = (messages: Messages, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
const startI18n = (locale: Locale, messages: Record<string, Messages>) =>
  createPortalI18n(locale, messages, (missing) => fail(missing.message));
const withoutForms = (keys: string[]): string[] => [
  ...new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, ''))),
];

describe.each(LOCALES)('the texts that remotes share, in %s', (locale) => {
  const messages = read(locale);
  const i18n = startI18n(locale, messages);

  test.each(FIELD_RULES)('have one for %s, whose bounds stand in it @V-01', (rule) => {
    for (const bound of [1, 2, 5, 100, 1000]) {
      const text = problemText(i18n, { rule, min: bound, max: bound });
      expect(text).not.toMatch(/^validation|^[a-z]+[A-Z]|\{\{|undefined/);
      expect(text.length).toBeGreaterThan(8);
    }
  });

  test('are those of the other languages, in the plural forms of this one @I-01', () => {
    expect(withoutForms(keysOf(messages)).sort()).toEqual(withoutForms(keysOf(read('en-US'))).sort());
    const forms = keysOf(messages).filter((key) => key.startsWith('validation.maxLength_'));
    expect(forms.map((key) => key.split('_')[1]).sort()).toEqual(
      new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort(),
    );
  });
});

test.each([
  ['en-US', 1, 'No more than 1 character, please'],
  ['en-US', 5000, 'No more than 5,000 characters, please'],
  ['ru-RU', 1, 'Не больше 1 символа'],
  ['ru-RU', 5000, 'Не больше 5\u00a0000 символов'],
] as const)('a bound of %s %i reads well @V-01', (locale, max, text) => {
  expect(problemText(startI18n(locale, read(locale)), { rule: 'maxLength', max })).toBe(text);
});
