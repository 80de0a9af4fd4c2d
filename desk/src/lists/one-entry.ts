import { createRequest, type LatestRequest } from '@ecocircle/app-kit/request';
import { Answer } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { $api, sessionEnded } from '../platform/api.ts';

/** One entry of a list by its id. */
export function createOneEntry<Entry>(
  pathOf: (id: string) => string,
  read: (entry: Answer) => Entry,
): LatestRequest<string, Entry> {
  const request = createRequest({
    source: $api,
    send: async (api, id: string, signal) =>
      read(Answer.of(await api({ path: pathOf(id), signal })).object('data')),
  });
  sample({ clock: sessionEnded, fn: () => null, target: request.reset });
  return request;
}
