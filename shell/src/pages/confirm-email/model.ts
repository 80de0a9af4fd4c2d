import { attach, createEvent, createStore, sample } from 'effector';
import { $request } from '../../platform/session/model.ts';
import { type LinkAnswer, showLink } from '../mailed-link/show-link.ts';

export const confirmed = createEvent<string>();
export const pageLeft = createEvent();

/** Resolves with how it went; never fails. */
export const confirmEmailFx = attach({
  source: $request,
  effect: (request, token: string): Promise<LinkAnswer> =>
    showLink(request, '/api/web/v1/authing/confirm_email/', { token }),
});

/** What the server answered; null before, and while it is asked. */
export const $answer = createStore<LinkAnswer | null>(null)
  .on(confirmEmailFx.doneData, (_, answer) => answer)
  .reset(confirmEmailFx, pageLeft);

sample({
  clock: confirmed,
  source: confirmEmailFx.pending,
  filter: (pending) => !pending,
  fn: (_, token) => token,
  target: confirmEmailFx,
});
