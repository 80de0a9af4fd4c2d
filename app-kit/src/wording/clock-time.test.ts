import { expect, test } from '@jest/globals';
import { formatClockTime } from './clock-time.ts';

test('only English counts to twelve @I-01', () => {
  expect(formatClockTime('18:00', 'en-US')).toBe('6:00\u00a0PM');
  for (const locale of ['ru-RU', 'ru-KZ', 'kk-KZ', 'es-AR'] as const)
    expect(formatClockTime('09:30', locale)).toBe('09:30');
});
