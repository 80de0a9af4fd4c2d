import { beforeEach, expect, test } from '@jest/globals';
import { allSettled } from 'effector';
import { type DeskApi, startDesk } from '../platform/api.ts';
import { createKeyPages, type ListWish } from './key-pages.ts';

const list = createKeyPages('/numbers/', (entry) => entry.text('id'));

let asked: unknown[];
let last: number;
beforeEach(() => {
  asked = [];
  last = 5;
});

/** Two entries a page: 1 and 2, 3 and 4, and so on to the last. */
const api: DeskApi = async ({ query }) => {
  asked.push(query?.after);
  const from = Number(query?.after ?? 0);
  const page = [from + 1, from + 2].filter((id) => id <= last);
  const next = from + 2 < last ? String(from + 2) : null;
  return { data: page.map((id) => ({ id: String(id) })), next };
};

function start() {
  const scope = startDesk(api);
  return {
    want: (wish: Partial<ListWish>) =>
      allSettled(list.wanted, { scope, params: { filter: {}, pages: 1, ...wish } }),
    refresh: () => allSettled(list.refreshed, { scope }),
    shown: () => {
      const state = scope.getState(list.$state);
      return state.kind === 'ready' ? state.data.entries.join('') : state.kind;
    },
  };
}

test('one page more is added to those that show @X-16', async () => {
  const { want, shown } = start();
  await want({});
  await want({ pages: 2 });
  expect([shown(), asked]).toEqual(['1234', [null, '2']]);
});

test('a list that was opened far comes back as far, and ends where it ends @X-16', async () => {
  const { want, shown } = start();
  await want({ pages: 9 });
  expect([shown(), asked]).toEqual(['12345', [null, '2', '4']]);
});

test('what changed meanwhile shows in all pages, each entry once @X-16', async () => {
  const { want, refresh, shown } = start();
  await want({});
  await want({ pages: 2 });
  last = 3;
  await refresh();
  expect(shown()).toBe('123');
});

test('another list begins anew @X-16', async () => {
  const { want, shown } = start();
  await want({});
  await want({ filter: { q: 'glass' }, pages: 2 });
  expect([shown(), asked]).toEqual(['1234', [null, null, '2']]);
});
