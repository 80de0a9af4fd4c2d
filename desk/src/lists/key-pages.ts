import { createRequest, type LatestRequest } from '@ecocircle/app-kit/request';
import { Answer } from '@ecocircle/shared-contracts';
import { combine, createStore, sample } from 'effector';
import { $api, type DeskApi, sessionEnded } from '../platform/api.ts';

/** The entries that were loaded so far, and the key behind which there are more; null where there are none. */
export interface KeyPages<Entry> {
  readonly entries: readonly Entry[];
  readonly next: string | null;
}

/** What a list is asked for: whatever narrows it, and how many of its pages. */
export interface ListWish {
  /** What the list belongs to, such as an account; it is a part of the list's path. */
  readonly of?: string;
  readonly filter: Readonly<Record<string, string>>;
  readonly pages: number;
}

interface Shown<Entry> {
  readonly params: ListWish;
  readonly data: KeyPages<Entry>;
}

/** Whether two wishes are about the same list, of however many pages. */
export const isSameList = (shown: ListWish, wanted: ListWish): boolean =>
  shown.of === wanted.of && JSON.stringify(shown.filter) === JSON.stringify(wanted.filter);

const NOTHING: KeyPages<never> = { entries: [], next: null };

/** What one more page is added to: what shows where the list has just grown, otherwise the list begins anew. */
const begunWith = <Entry>(shown: Shown<Entry> | null, wish: ListWish) =>
  shown !== null &&
  shown.data.next !== null &&
  shown.params.pages === wish.pages - 1 &&
  isSameList(shown.params, wish)
    ? { ...shown.data, missing: 1 }
    : { ...NOTHING, missing: wish.pages };

/** A list that grows page by page. A list of something has its path by what it belongs to. */
export function createKeyPages<Entry>(
  path: string | ((of: string) => string),
  read: (entry: Answer) => Entry,
): LatestRequest<ListWish, KeyPages<Entry>> {
  const $shown = createStore<Shown<Entry> | null>(null, { serialize: 'ignore' });

  async function load(
    { api, shown }: { readonly api: DeskApi; readonly shown: Shown<Entry> | null },
    wish: ListWish,
    signal: AbortSignal,
  ): Promise<KeyPages<Entry>> {
    const { of = '', filter } = wish;
    let { entries, next, missing }: KeyPages<Entry> & { missing: number } = begunWith(shown, wish);
    do {
      const call = { path: typeof path === 'string' ? path : path(of), query: { ...filter, after: next } };
      const answer = Answer.of(await api({ ...call, signal }));
      entries = [...entries, ...answer.list('data').map(read)];
      next = answer.textOrNull('next');
      missing -= 1;
    } while (missing > 0 && next !== null);
    return { entries, next };
  }

  const request = createRequest({
    source: combine({ api: $api, shown: $shown }),
    send: load,
    keeps: isSameList,
  });
  $shown.on(request.arrived, (_, answer) => answer);
  sample({ clock: sessionEnded, fn: () => null, target: request.reset });
  return request;
}
