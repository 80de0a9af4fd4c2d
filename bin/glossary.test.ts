import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { foundInTexts } from './locale-texts.ts';

const GLOSSARY = readFileSync(resolve(import.meta.dirname, '..', 'docs', 'glossary.md'), 'utf8');

/** What texts do not say: everywhere, or where their key has a word. */
interface Unsaid {
  readonly where?: string;
  readonly pattern: RegExp;
}

/** `*` is the rest of a word, `␣` a space. */
function patternOf(words: readonly string[]): RegExp {
  const patterns = words.map((word) => {
    const pattern = word.replaceAll('*', '\\p{L}*').replaceAll('␣', ' ');
    return pattern === pattern.trim() ? `(?<!\\p{L})${pattern}(?!\\p{L})` : pattern;
  });
  return new RegExp(patterns.join('|'), 'giu');
}

/** The last column of the table of a locale; `alert: word` is not said where the key of a text has `alert`. */
function unsaid(locale: string): Unsaid[] {
  const [, section = ''] = GLOSSARY.split(`\n## ${locale}\n`);
  const [table = ''] = section.split('\n## ');
  const cells = table.split('\n').map((row) => row.split('|').at(-2) ?? '');
  const words = cells.flatMap((cell) => [...cell.matchAll(/`(?:(\w+): )?([^`]+)`/g)]);
  return [...Map.groupBy(words, ([, where]) => where)].map(([where, found]) => ({
    ...(where && { where }),
    pattern: patternOf(found.map(([, , word = '']) => word)),
  }));
}

/** Whether the key of a text has a word; what was found stands behind it. */
const isAt = (found: string, where: string): boolean =>
  /\.json\.([^:]*):/.exec(found)?.[1]?.toLowerCase().includes(where) ?? false;

/** Messages whose words are given. */
const GIVEN = [
  'shell/src/locales/en-US.json.restore.unknownEmail: E-mail',
  "shell/src/locales/shared/en-US.json.newsletter.already-subscribed.title: '",
  "shell/src/locales/en-US.json.requestResult.already-subscribed.title: '",
  'shell/src/locales/en-US.json.login.serverError: sign-in',
];

const others = (found: readonly string[]): string[] => found.filter((one) => !GIVEN.includes(one));

/** Marks and dots of typewriters, and a quote inside a quote with the outer marks. */
const TYPEWRITTEN = /(?<=\p{L})'(?=\p{L})|(?<=s)' (?=\p{Ll})|"(?=\p{L})|\.{3}|«[^»]*«|“[^”]*“/gu;

test.each(LOCALES)('texts in %s keep to the glossary', (locale) => {
  const rules = unsaid(locale);
  expect(rules.length).toBeGreaterThan(0);
  const found = rules.flatMap(({ where, pattern }) =>
    foundInTexts(locale, pattern).filter((one) => !where || isAt(one, where)),
  );
  expect(others(found)).toEqual([]);
});

test.each(LOCALES)('texts in %s are set with marks of their language', (locale) => {
  expect(others(foundInTexts(locale, TYPEWRITTEN))).toEqual([]);
});
