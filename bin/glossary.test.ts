import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { foundInTexts } from './locale-texts.ts';

const GLOSSARY = readFileSync(resolve(import.meta.dirname, '..', 'docs', 'glossary.md'), 'utf8');

/** What texts of a locale do not say: the last column of its table, `*` being the rest of a word, `␣` a space. */
function unsaid(locale: string): RegExp {
  const [, section = ''] = GLOSSARY.split(`\n## ${locale}\n`);
  const [table = ''] = section.split('\n## ');
  const cells = table.split('\n').map((row) => row.split('|').at(-2) ?? '');
  const words = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
  const patterns = words.map((word) => {
    const pattern = word.replaceAll('*', '\\p{L}*').replaceAll('␣', ' ');
    return pattern === pattern.trim() ? `(?<!\\p{L})${pattern}(?!\\p{L})` : pattern;
  });
  return new RegExp(patterns.join('|'), 'giu');
}

/** Messages whose words are given. */
const GIVEN = [
  'shell/src/locales/en-US.json.restore.unknownEmail: E-mail',
  "shell/src/locales/shared/en-US.json.newsletter.already-subscribed.title: '",
  "shell/src/locales/en-US.json.requestResult.already-subscribed.title: '",
];

const others = (found: readonly string[]): string[] => found.filter((one) => !GIVEN.includes(one));

/** Marks and dots of typewriters, and a quote inside a quote with the outer marks. */
const TYPEWRITTEN = /(?<=\p{L})'(?=\p{L})|"(?=\p{L})|\.{3}|«[^»]*«|“[^”]*“/gu;

test.each(LOCALES)('texts in %s keep to the glossary', (locale) => {
  const pattern = unsaid(locale);
  expect(pattern.source).toContain('|');
  expect(others(foundInTexts(locale, pattern))).toEqual([]);
});

test.each(LOCALES)('texts in %s are set with marks of their language', (locale) => {
  expect(others(foundInTexts(locale, TYPEWRITTEN))).toEqual([]);
});
