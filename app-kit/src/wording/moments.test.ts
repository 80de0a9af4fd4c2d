import { expect, test } from '@jest/globals';
import { formatMoment } from './moments.ts';

test.each([
  ['en-US', '11/18/2026, 09:05 AM'],
  ['es-AR', '18/11/2026, 09:05'],
  ['ru-RU', '18.11.2026, 09:05'],
  ['kk-KZ', '18.11.2026, 09:05'],
] as const)('writes moments as %s does, in figures', (locale, words) => {
  expect(formatMoment('2026-11-18T09:05:00Z', locale, 'UTC').replaceAll('\u202f', ' ')).toBe(words);
});
