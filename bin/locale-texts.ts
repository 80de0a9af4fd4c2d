import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locale } from '@ecocircle/shared-contracts';

const PROJECT = resolve(import.meta.dirname, '..');

function* textsIn(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value.replace(/\{\{[^}]*\}\}/g, '')];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${at}.${key}`);
}

/**
 * Where the texts of a locale have what a pattern finds: `shell/src/locales/en-US.json.header.map: the word`. What a
 * text is filled with is not looked at.
 *
 * @param pattern - with the flag g
 * @throws when there are no texts
 */
export function foundInTexts(locale: Locale, pattern: RegExp): string[] {
  const files = globSync(`*/src/**/locales/**/${locale}.json`, { cwd: PROJECT });
  if (files.length === 0) throw new Error(`there are no texts in ${locale}`);
  return files.flatMap((file) =>
    [...textsIn(JSON.parse(readFileSync(resolve(PROJECT, file), 'utf8')), file)].flatMap(([at, text]) =>
      (text.match(pattern) ?? []).map((word) => `${at}: ${word}`),
    ),
  );
}
