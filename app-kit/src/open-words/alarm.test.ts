import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Alarm, createAlarm } from './alarm.ts';

const NOW = new Date('2026-11-21T07:30:00Z');
const after = (ms: number): Date => new Date(NOW.valueOf() + ms);

let alarm: Alarm;
const ring = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  ring.mockClear();
  alarm = createAlarm(ring);
});
afterEach(() => {
  alarm.stop();
  jest.useRealTimers();
});

test('rings once, at the moment that it was set to last', () => {
  alarm.set(after(1000));
  alarm.set(after(2000));
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1999);
  expect(ring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(ring).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('rings when the page is seen again after the machine slept', () => {
  alarm.set(after(60_000));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ring).not.toHaveBeenCalled();
  jest.setSystemTime(after(3_600_000));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ring).toHaveBeenCalledTimes(1);
});

test('does not ring before the clock says so, however early its timer is', () => {
  alarm.set(after(1000));
  jest.setSystemTime(after(-500));
  jest.advanceTimersByTime(1000);
  expect(ring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('is silent once it is stopped', () => {
  alarm.set(after(1000));
  alarm.stop();
  jest.setSystemTime(after(2000));
  document.dispatchEvent(new Event('visibilitychange'));
  jest.runAllTimers();
  expect(ring).not.toHaveBeenCalled();
});
