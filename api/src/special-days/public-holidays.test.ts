/** @jest-environment @ecocircle/test-kit/node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { publicHolidays } from './public-holidays.ts';

/** All processes that this one has started and that still run. */
const running = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** Those of the files that this worker of jest ran before. */
const others = running();

const children = (): number[] => running().filter((child) => !others.includes(child));

async function untilNone(): Promise<void> {
  while (children().length > 0) await new Promise((wait) => setTimeout(wait, 50));
}

test('a day has its name in every language', async () => {
  const holidays = await publicHolidays('KZ', '', 2026);
  expect(holidays.get('2026-03-22')).toMatchObject({
    'en-US': expect.any(String),
    'kk-KZ': expect.any(String),
  });
  expect(await publicHolidays('XX', '', 2026)).toEqual(new Map());
});

test('the process that knows them goes once nobody asks, and may be ended at any moment', async () => {
  await publicHolidays('AR', '', 2026);
  const asking = publicHolidays('AR', 'B', 2027);
  for (const child of children()) process.kill(child, 'SIGKILL');
  await expect(asking).rejects.toThrow();
  await untilNone();
  expect((await publicHolidays('AR', 'B', 2027)).size).toBeGreaterThan(10);
  expect(children()).toHaveLength(1);
  await untilNone();
}, 15_000);
