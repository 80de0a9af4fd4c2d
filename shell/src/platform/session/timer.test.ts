import type { PortalEvents } from '@ecocircle/shared-contracts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import mitt from 'mitt';
import { $auth, sessionEnded, userMoved } from './model.ts';
import { portalOpened } from './portal.ts';
import { sessionOf } from './testing/stored-session.ts';
import { pageWoke, refreshTokenFx } from './timer.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const portal = {
  path: () => '/',
  goTo: () => {},
  events: mitt<PortalEvents>(),
  words: () => ({ expired: '', logIn: '' }),
};

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

/** Keeps a session of this length and counts how often it is to be renewed. */
async function keep(lifetime: number) {
  const refresh = jest.fn();
  const scope = fork({
    values: [[$auth, sessionOf('a.b.c', lifetime / SECOND)]],
    handlers: [[refreshTokenFx, refresh]],
  });
  await allSettled(portalOpened, { scope, params: portal });
  return { scope, refresh };
}

test.each([
  ['20 seconds', 20 * SECOND, 18 * SECOND],
  ['10 minutes', 10 * MINUTE, 9 * MINUTE],
  ['11 minutes', 11 * MINUTE, 10 * MINUTE],
  ['29 minutes', 29 * MINUTE, 28 * MINUTE],
  ['30 minutes', 30 * MINUTE, 20 * MINUTE],
  ['an hour', HOUR, 50 * MINUTE],
  ['a day', DAY, DAY - 10 * MINUTE],
  ['25 days, more than a timeout holds', 25 * DAY, 25 * DAY - 10 * MINUTE],
  ['30 days', 30 * DAY, 30 * DAY - 10 * MINUTE],
])('a session of %s is to be renewed in time, once @A-07', async (_, lifetime, after) => {
  const { refresh } = await keep(lifetime);
  jest.advanceTimersByTime(after - 1);
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('the refresh reports failure @A-07', async () => {
  const { status } = await allSettled(refreshTokenFx, { scope: fork() });
  expect(status).toBe('fail');
});

test('a page that slept notices when it wakes @A-07', async () => {
  const { scope, refresh } = await keep(8 * HOUR);
  jest.setSystemTime(Date.now() + 9 * HOUR);
  expect(refresh).not.toHaveBeenCalled();
  await allSettled(pageWoke, { scope });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page that slept notices within five minutes although nothing wakes it @A-07', async () => {
  const { refresh } = await keep(8 * HOUR);
  jest.setSystemTime(Date.now() + 9 * HOUR);
  jest.advanceTimersByTime(5 * MINUTE);
  expect(refresh).toHaveBeenCalled();
});

test('waking in the middle changes nothing @A-07', async () => {
  const { scope, refresh } = await keep(HOUR);
  for (let minute = 0; minute < 49; minute += 1) {
    jest.advanceTimersByTime(MINUTE);
    await allSettled(pageWoke, { scope });
  }
  expect(refresh).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(MINUTE);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a balance that moves leaves the clock alone, and a logout stops it @A-07', async () => {
  const { scope, refresh } = await keep(HOUR);
  await allSettled(userMoved, { scope, params: { balance: 7 } });
  expect(jest.getTimerCount()).toBe(1);
  await allSettled(sessionEnded, { scope });
  jest.advanceTimersByTime(2 * HOUR);
  expect(refresh).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
