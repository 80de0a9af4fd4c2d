import { createRequest, type LatestRequest, type RequestOptions } from '@ecocircle/app-kit/request';
import { type Event, sample } from 'effector';
import { $userId } from '../account/index.ts';
import { $api, type CabinetApi } from './api.ts';

/**
 * Makes a request for what belongs to an account: asked again when it `changed` elsewhere, forgotten when another account
 * signs in.
 */
export function createAccountRequest<Params, Data>(
  send: RequestOptions<CabinetApi, Params, Data>['send'],
  changed: Event<unknown>,
): LatestRequest<Params, Data> {
  const request = createRequest({ source: $api, send });
  sample({ clock: changed, fn: () => {}, target: request.refreshed });
  sample({ clock: $userId, fn: () => null, target: request.reset });
  return request;
}
