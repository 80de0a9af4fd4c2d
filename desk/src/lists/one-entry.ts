import { createRequest, type LatestRequest, orNull } from '@ecocircle/app-kit/request';
import { Answer } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { $api, sessionEnded } from '../platform/api.ts';

/** One entry of a list by its id; null where there is none. */
export type OneEntry<Entry> = LatestRequest<string, Entry | null>;

/** Asks for one entry of a list. */
export function createOneEntry<Entry>(
  pathOf: (id: string) => string,
  read: (entry: Answer) => Entry,
): OneEntry<Entry> {
  const request = createRequest({
    source: $api,
    send: async (api, id: string, signal) => {
      const answer = await orNull(api({ path: pathOf(id), signal }));
      return answer === null ? null : read(Answer.of(answer).object('data'));
    },
  });
  sample({ clock: sessionEnded, fn: () => null, target: request.reset });
  return request;
}
