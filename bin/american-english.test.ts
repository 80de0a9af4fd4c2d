import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const PROJECT = resolve(import.meta.dirname, '..');

/** Spellings that en-US does not use; words that are names of parts or of keys are not among the texts. */
const BRITISH =
  /\b(\w*cancelled|colours?|favours?|favourites?|\w*organis\w*|recognis\w*|centres?|metres?|kilometres?|neighbours?\w*|grey|licences?|programmes?|travelling|labelled|whilst|tyres?|aluminium|towards|afterwards)\b/giu;

function* textsIn(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value.replace(/\{\{[^}]*\}\}/g, '')];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${at}.${key}`);
}

test('the English of en-US is American', () => {
  const files = globSync('*/src/**/locales/en-US.json', { cwd: PROJECT });
  expect(files.length).toBeGreaterThan(8);
  const found = files.flatMap((file) =>
    [...textsIn(JSON.parse(readFileSync(resolve(PROJECT, file), 'utf8')), file)].flatMap(([at, text]) =>
      (text.match(BRITISH) ?? []).map((word) => `${at}: ${word}`),
    ),
  );
  expect(found).toEqual([]);
});
