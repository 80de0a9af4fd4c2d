import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';

const PROJECT = resolve(import.meta.dirname, '..');
const GLOSSARY = readFileSync(resolve(PROJECT, 'docs', 'glossary.md'), 'utf8');

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

function* textsIn(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value.replace(/\{\{[^}]*\}\}/g, 'x')];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${at}.${key}`);
}

test.each(LOCALES)('texts in %s keep to the glossary', (locale) => {
  const pattern = unsaid(locale);
  expect(pattern.source).toContain('|');
  const files = globSync(`*/src/**/locales/**/${locale}.json`, { cwd: PROJECT });
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    [...textsIn(JSON.parse(readFileSync(resolve(PROJECT, file), 'utf8')), file)].flatMap(([at, text]) =>
      (text.match(pattern) ?? []).map((word) => `${at}: ${word}`),
    ),
  );
  expect(found).toEqual([]);
});
