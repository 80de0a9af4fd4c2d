import type { DictionaryName } from '@ecocircle/shared-contracts';
import { createEvent, createStore, sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { ENTRY_LISTS, type Entry, pathOf } from './model.ts';

/** The way that an entry goes by one place. */
export type Way = 'up' | 'down';

/** An entry that is to change places with its neighbour. */
export interface Move {
  readonly dictionary: DictionaryName;
  readonly id: string;
  readonly way: Way;
}

/** What the API is told: the entry that comes behind the moved one, null for the end; undefined at the edge. */
export function neighbourBehind(order: readonly Pick<Entry, 'id'>[], { id, way }: Move) {
  const at = order.findIndex((entry) => entry.id === id);
  const isAtEdge = at < 0 || (way === 'up' ? at === 0 : at === order.length - 1);
  if (isAtEdge) return undefined;
  return order[way === 'up' ? at - 1 : at + 2]?.id ?? null;
}

/** Putting entries into another order. */
export const ordering = createAct();

/** An entry is to go up or down, in the list as it was shown. */
export const moved = createEvent<Move & { readonly order: readonly Pick<Entry, 'id'>[] }>();

sample({
  clock: moved,
  filter: (move) => neighbourBehind(move.order, move) !== undefined,
  fn: ({ order, ...move }) => ({
    path: `${pathOf(move.dictionary)}${move.id}/move/`,
    body: { before: neighbourBehind(order, move) },
  }),
  target: ordering.wanted,
});

/** The latest move: its buttons have the focus once the list is in its new order. */
export const $latestMove = createStore<Move | null>(null)
  .on(moved, (_, { order: __, ...move }) => move)
  .reset(ordering.left);

for (const list of Object.values(ENTRY_LISTS)) {
  sample({
    clock: ordering.ended,
    source: list.$wanted,
    filter: (wish) => wish !== null,
    fn: () => {},
    target: list.refreshed,
  });
}
