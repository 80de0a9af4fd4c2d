/** @jest-environment @ecocircle/test-kit/node */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_INFO, LOCALES } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { create, type Font } from 'fontkit';
import { FONT_CHARACTERS, LOCALE_LETTERS } from './alphabets.ts';
import { FONT_PRELOADS } from './index.ts';

const NAMES = LOCALES.map((locale) => LOCALE_INFO[locale].name).join('');

const nameIn = (url: string): string => /onest-(\w+)\./.exec(url)?.[1] ?? '';
const codePoints = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const fontFile = (name: string): Font =>
  create(readFileSync(join(import.meta.dirname, `onest-${name}.woff2`))) as Font;
const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

/** The code points that a face is asked for. */
function rangesIn(face: string): (code: number) => boolean {
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
    Number.parseInt(from ?? '', 16),
    Number.parseInt(to ?? from ?? '', 16),
  ]);
  return (code) => ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
}

/** The code points that the style sheet asks a file for. */
const rangeOf = (name: string) =>
  rangesIn(css.split('@font-face').find((part) => part.includes(`onest-${name}.woff2`)) ?? '');

describe('the committed font files', () => {
  test.each(LOCALES)('of %s hold every letter of its alphabet, digits and signs', (locale) => {
    const held = new Set(FONT_PRELOADS[locale].flatMap((url) => fontFile(nameIn(url)).characterSet));
    const needed = codePoints(`${LOCALE_LETTERS[locale]}0123456789.,:;!?()«»“”–—%№`);
    const missing = needed.filter((code) => !held.has(code) && String.fromCodePoint(code) !== '№');
    expect(missing.map((code) => String.fromCodePoint(code))).toEqual([]);
  });

  test.each(Object.entries(FONT_CHARACTERS))(
    '%s holds what it was cut for, and is asked for it',
    (name, text) => {
      const held = new Set(fontFile(name).characterSet);
      const asked = rangeOf(name);
      const wrong = codePoints(text).filter((code) => !asked(code) || !held.has(code));
      expect(wrong.map((code) => String.fromCodePoint(code))).toEqual([]);
    },
  );

  test('hold every letter of every language’s own name', () => {
    const files = ['latin', 'names', 'names-kazakh'];
    const held = files.map((name) => new Set(fontFile(name).characterSet));
    const family = css.split('@font-face').filter((part) => part.includes("'Onest of language names'"));
    expect(family.map((part) => /onest-([\w-]+)\./.exec(part)?.[1])).toEqual(files);
    const asked = family.map(rangesIn);
    const wrong = codePoints(NAMES).filter(
      (code) => !files.some((_, index) => asked[index]?.(code) && held[index]?.has(code)),
    );
    expect(wrong.map((code) => String.fromCodePoint(code))).toEqual([]);
  });

  test('of names hold no other letter', () => {
    const letters = FONT_CHARACTERS.names + FONT_CHARACTERS['names-kazakh'];
    expect([...letters].filter((letter) => !NAMES.includes(letter))).toEqual([]);
  });

  test('are variable from 400 to 700', () => {
    for (const name of Object.keys(FONT_CHARACTERS)) {
      expect(fontFile(name).variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
    }
  });
});
