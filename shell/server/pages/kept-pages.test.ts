/** @jest-environment @ecocircle/test-kit/process */

import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { KeptPages } from './kept-pages.ts';

interface Page {
  readonly text: string;
  readonly isProvisional: boolean;
}

const SECOND = 1000;
const ROOM = { maxBytes: 10, bytesOf: () => 1 };

/** Pages that are rendered in this order; `seen` asks for the next one after some seconds. */
function pagesOf(...rendered: readonly Page[]) {
  const left = [...rendered];
  // Where a time begins at 0, the cache takes it for none.
  let now = 1;
  const pages = new KeptPages<object, Page>({
    ...ROOM,
    render: async () => left.shift() as Page,
    isProvisional: (page) => page.isProvisional,
    now: () => now,
  });
  const fail = (error: unknown): never => {
    throw error;
  };
  return async (after: number, changed = false): Promise<string | undefined> => {
    now += after * SECOND;
    if (changed) pages.outdate();
    const page = await pages.within({ renewed: SECOND, first: SECOND }, 'key', {}, fail);
    await setImmediate();
    now += 2;
    return page?.text;
  };
}

const whole = (text: string): Page => ({ text, isProvisional: false });
const provisional = (text: string): Page => ({ text, isProvisional: true });

test('a whole page is sent as it is, then once more while it is rendered anew', async () => {
  const seen = pagesOf(whole('first'), whole('second'));
  expect([await seen(0), await seen(4), await seen(2), await seen(1)]).toEqual([
    'first',
    'first',
    'first',
    'second',
  ]);
});

test('a provisional page is sent to who waits for it, and rendered anew for the next', async () => {
  const seen = pagesOf(provisional('being prepared'), provisional('still'), whole('there'));
  expect([await seen(0), await seen(0), await seen(0), await seen(1)]).toEqual([
    'being prepared',
    'still',
    'there',
    'there',
  ]);
});

test('a provisional page does not take the place of a whole one, which is not kept longer for it', async () => {
  const seen = pagesOf(whole('whole'), provisional('one'), provisional('two'), provisional('three'));
  expect([await seen(0), await seen(10), await seen(45), await seen(10)]).toEqual([
    'whole',
    'whole',
    'whole',
    'three',
  ]);
});

test('after the data have changed nobody is sent a page of before; the time in which that is heard counts as before', async () => {
  const seen = pagesOf(whole('first'), whole('second'), whole('third'), whole('fourth'));
  expect([await seen(0), await seen(0.3, true), await seen(2), await seen(2)]).toEqual([
    'first',
    'first',
    'second',
    'second',
  ]);
});

test('data that change all the time make a page be rendered twice a second', async () => {
  const seen = pagesOf(whole('first'), whole('second'));
  expect([await seen(0), await seen(0.2, true), await seen(0.2, true), await seen(0.2, true)]).toEqual([
    'first',
    'first',
    'first',
    'second',
  ]);
});

test('a page of before is sent where the new one fails or is late', async () => {
  let now = 1;
  let answer: () => Promise<Page> = async () => whole('first');
  const reported: unknown[] = [];
  const pages = new KeptPages<object, Page>({
    ...ROOM,
    render: () => answer(),
    isProvisional: () => false,
    now: () => now,
  });
  const seen = () =>
    pages.within({ renewed: 10, first: SECOND }, 'key', {}, (error) => void reported.push(error));
  await seen();
  now += 2 * SECOND;
  pages.outdate();
  answer = () => Promise.reject(new Error('broken'));
  expect(await seen()).toEqual(whole('first'));
  expect(reported).toHaveLength(1);
  answer = () => new Promise(() => {});
  expect(await seen()).toEqual(whole('first'));
});

test('where nothing is kept, a page is waited for longer, and a late one is there for the next', async () => {
  let answer: (page: Page) => void = () => {};
  const pages = new KeptPages<object, Page>({
    ...ROOM,
    render: () => new Promise((resolve) => (answer = resolve)),
    isProvisional: () => false,
  });
  const waits = { renewed: 0, first: 50 };
  const seen = () => pages.within(waits, 'key', {}, () => {});
  expect(await seen()).toBeUndefined();
  const next = seen();
  answer(whole('late'));
  expect(await next).toEqual(whole('late'));
  expect(await seen()).toEqual(whole('late'));
});
