import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startToday } from './today.ts';

const START = '2026-11-21T10:00:00.000Z';
const DAY = 86_400_000;

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T10:00:05.000Z') }));
afterEach(() => void jest.useRealTimers());

/** The document came with so many bytes of 10,000 over the line, and with what the server said of its times. */
function arrived(
  transferSize: number,
  serverTiming: readonly { name: string; duration: number }[] = [],
): void {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ transferSize, encodedBodySize: 10_000, serverTiming }],
  });
}
beforeEach(() => arrived(10_300));

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

const DAY_BEHIND = '2026-11-22T10:00:00.000Z';

test('a clock that is a day behind the page that has just come is set right, and goes on @K-01', () => {
  const today = startToday(DAY_BEHIND, () => {});
  expect(today.present().toISOString()).toBe(DAY_BEHIND);
  jest.advanceTimersByTime(3_600_000);
  expect(today.present().toISOString()).toBe('2026-11-22T11:00:00.000Z');
  jest.advanceTimersByTime(DAY);
  expect(today.now.toISOString()).toBe('2026-11-23T10:00:00.001Z');
});

test('a clock that is a day behind is set right by the answer that only confirmed what the browser had @X-04', () => {
  arrived(300, [
    { name: 'cdn', duration: 3 },
    { name: 'now', duration: Date.parse(DAY_BEHIND) },
  ]);
  expect(
    startToday(START, () => {})
      .present()
      .toISOString(),
  ).toBe(DAY_BEHIND);
});

test.each([
  ['that agrees with the page as far as a cache lets it', START, 10_300],
  ['of whom had the page already, where nothing is said of the present', DAY_BEHIND, 300],
  ['of whom had the page, and asked nobody', DAY_BEHIND, 0],
])('a clock %s is left as it is', (_, start, transferred) => {
  arrived(transferred);
  expect(
    startToday(start, () => {})
      .present()
      .toISOString(),
  ).toBe('2026-11-21T10:00:05.000Z');
});
