import { attach, createEvent, createStore, type Effect, sample } from 'effector';
import { $request } from '../../platform/session/model.ts';
import { type LinkAnswer, showLink } from '../mailed-link/show-link.ts';

/**
 * Makes the model of a page whose link takes a press.
 *
 * @param confirmFx - shows the link to the server; never fails
 */
export function createConfirmation(confirmFx: Effect<string, LinkAnswer>) {
  const confirmed = createEvent<string>();
  const pageLeft = createEvent();
  /** What the server answered; null before, and while it is asked. */
  const $answer = createStore<LinkAnswer | null>(null)
    .on(confirmFx.doneData, (_, answer) => answer)
    .reset(confirmFx, pageLeft);
  sample({
    clock: confirmed,
    source: confirmFx.pending,
    filter: (pending) => !pending,
    fn: (_, token) => token,
    target: confirmFx,
  });
  return { confirmed, pageLeft, confirmFx, $answer };
}

/** A model of {@link createConfirmation}. */
export type ConfirmModel = ReturnType<typeof createConfirmation>;

/** Confirms the e-mail of a sign-up. */
export const confirmation = createConfirmation(
  attach({
    source: $request,
    effect: (request, token: string): Promise<LinkAnswer> =>
      showLink(request, '/api/web/v1/authing/confirm_email/', { token }),
  }),
);
