import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startToday } from './today.ts';

const START = '2026-11-21T10:00:00.000Z';
const DAY = 86_400_000;

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T10:00:05.000Z') }));
afterEach(() => void jest.useRealTimers());

test('today is that of the page, and the clock’s every 24 hours and a millisecond @K-01', () => {
  const renewed = jest.fn();
  const today = startToday(START, renewed);
  jest.advanceTimersByTime(DAY);
  expect([today.now.toISOString(), renewed.mock.calls.length]).toEqual([START, 0]);
  jest.advanceTimersByTime(1);
  expect([today.now.toISOString(), renewed.mock.calls.length]).toEqual(['2026-11-22T10:00:05.001Z', 1]);
  jest.advanceTimersByTime(DAY + 1);
  expect([today.now.toISOString(), renewed.mock.calls.length]).toEqual(['2026-11-23T10:00:05.002Z', 2]);
});
