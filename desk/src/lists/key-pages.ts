import { createRequest, type LatestRequest } from '@ecocircle/app-kit/request';
import { Answer } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { $api, type DeskApi, sessionEnded } from '../platform/api.ts';

/** The entries that were loaded so far, and the key behind which there are more; null where there are none. */
export interface KeyPages<Entry> {
  readonly entries: readonly Entry[];
  readonly next: string | null;
}

/** What a list is asked for: whatever narrows it, and the key to go on behind. */
export interface ListWish {
  readonly filter: Readonly<Record<string, string>>;
  readonly after: string | null;
}

const isSameList = (shown: ListWish, wanted: ListWish): boolean =>
  JSON.stringify(shown.filter) === JSON.stringify(wanted.filter);

/** Where a list is: its filter is the query there, or names the place where it is a part of something. */
type ListPlace = string | ((filter: ListWish['filter']) => string);

const callOf = (place: ListPlace, filter: ListWish['filter']) =>
  typeof place === 'string' ? { path: place, query: filter } : { path: place(filter), query: {} };

/** A list that grows page by page. */
export function createKeyPages<Entry>(
  place: ListPlace,
  read: (entry: Answer) => Entry,
): LatestRequest<ListWish, KeyPages<Entry>> {
  const request = createRequest({
    source: $api,
    send: async (api: DeskApi, { filter, after }: ListWish, signal): Promise<KeyPages<Entry>> => {
      const { path, query } = callOf(place, filter);
      const answer = Answer.of(await api({ path, query: { ...query, after }, signal }));
      return { entries: answer.list('data').map(read), next: answer.textOrNull('next') };
    },
    keeps: isSameList,
    merge: (shown, { params, data }) =>
      params.after !== null && shown && isSameList(shown.params, params)
        ? { ...data, entries: [...shown.data.entries, ...data.entries] }
        : data,
  });
  sample({ clock: sessionEnded, fn: () => null, target: request.reset });
  return request;
}
