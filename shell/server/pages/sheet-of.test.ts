/** @jest-environment @ecocircle/test-kit/process */

import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { sheetOf } from './sheet-of.ts';

const TEXT = '.page{content:"ж"}';
const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test('a sheet is named by its address and allowed by its text @S-05', () => {
  const sheet = sheetOf('/assets/a.css', TEXT, integrityOf(TEXT));
  expect(sheet).toMatchObject({ text: TEXT, id: expect.stringMatching(/^[\w-]{6}$/) });
  expect(sheet?.source).toBe(`'sha256-${createHash('sha256').update(TEXT).digest('base64')}'`);
  expect(sheetOf('/assets/b.css', TEXT, integrityOf(TEXT))?.id).not.toBe(sheet?.id);
});

test('behind first styles it is without the faces of typefaces @S-05', () => {
  const text = `@font-face{font-family:A}${TEXT}`;
  const sheet = sheetOf('/assets/a.css', text, integrityOf(text));
  expect(sheet?.behind).toBe(TEXT);
  expect(sheet?.parts).toHaveLength(2);
});

test('a sheet that is not what its build says, or would end its element, stands in no document @O-06', () => {
  expect(sheetOf('/assets/a.css', `${TEXT}a{}`, integrityOf(TEXT))).toBeUndefined();
  const hostile = 'a{content:"</STYLE><script>"}';
  expect(sheetOf('/assets/a.css', hostile, integrityOf(hostile))).toBeUndefined();
});
