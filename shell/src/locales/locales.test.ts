import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Messages } from '@ecocircle/shared-contracts';
import { describe, expect, test } from 'vitest';

const read = (locale: string): Messages =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${locale}.json`), 'utf8')) as Messages;

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const english = new Map(flatten(read('en-US')));
const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(LOCALES)('%s @I-01', (locale) => {
  const messages = flatten(read(locale));

  test('has every text, and none too many', () => {
    expect(messages.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
    expect(messages.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('uses the same placeholders', () => {
    for (const [key, text] of messages)
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
  });
});

test.each(LOCALES.filter((locale) => locale !== 'en-US'))('%s has no English left @I-01', (locale) => {
  expect(flatten(read(locale)).filter(([key, text]) => english.get(key) === text)).toEqual([]);
});
