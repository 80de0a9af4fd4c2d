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
  /** What the list belongs to, such as an account; it is a part of the list's path. */
  readonly of?: string;
  readonly filter: Readonly<Record<string, string>>;
  readonly after: string | null;
}

const isSameList = (shown: ListWish, wanted: ListWish): boolean =>
  shown.of === wanted.of && JSON.stringify(shown.filter) === JSON.stringify(wanted.filter);

/** A list that grows page by page. A list of something has its path by what it belongs to. */
export function createKeyPages<Entry>(
  path: string | ((of: string) => string),
  read: (entry: Answer) => Entry,
): LatestRequest<ListWish, KeyPages<Entry>> {
  const request = createRequest({
    source: $api,
    send: async (api: DeskApi, { of = '', filter, after }: ListWish, signal): Promise<KeyPages<Entry>> => {
      const answer = Answer.of(
        await api({ path: typeof path === 'string' ? path : path(of), query: { ...filter, after }, signal }),
      );
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
