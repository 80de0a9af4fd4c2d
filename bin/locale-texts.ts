import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locale } from '@ecocircle/shared-contracts';

const PROJECT = resolve(import.meta.dirname, '..');

function* textsIn(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value.replace(/\{\{[^}]*\}\}/g, '')];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${at}.${key}`);
}

/** What is no text in a module of long texts: targets of links, comments, and names in the code. */
const NO_TEXT = /\]\([^)]*\)|\/\*.*?\*\/|'[a-z][\w./#-]*'/g;

/** The texts of a file by their places: the values of a table; a module of a page's long texts as its lines. */
function textsOf(file: string): (readonly [string, string])[] {
  const source = readFileSync(resolve(PROJECT, file), 'utf8');
  if (file.endsWith('.json')) return [...textsIn(JSON.parse(source), file)];
  return source
    .split('\n')
    .map((line, index) => [`${file}:${index + 1}`, line.replace(NO_TEXT, '')] as const);
}

/**
 * Where the texts of a locale have what a pattern finds: `shell/src/locales/en-US.json.header.map: the word`. What a
 * text is filled with is not looked at.
 *
 * @param pattern - with the flag g
 * @throws when there are no texts
 */
export function foundInTexts(locale: Locale, pattern: RegExp): string[] {
  const files = globSync([`*/src/**/locales/**/${locale}.json`, `*/src/**/content/${locale}.ts`], {
    cwd: PROJECT,
  });
  if (files.length === 0) throw new Error(`there are no texts in ${locale}`);
  return files.flatMap((file) =>
    textsOf(file).flatMap(([at, text]) => (text.match(pattern) ?? []).map((word) => `${at}: ${word}`)),
  );
}
