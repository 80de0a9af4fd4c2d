import type { Confirmation } from '@ecocircle/shared-contracts';
import { createEffect, createEvent, createStore, sample } from 'effector';

/** A question that waits for its answer. */
export interface OpenConfirmation extends Confirmation {
  readonly answer: (agreed: boolean) => void;
}

interface Answer {
  readonly confirmation: OpenConfirmation | null;
  readonly agreed: boolean;
}

export const confirmationAsked = createEvent<OpenConfirmation>();
export const confirmationAnswered = createEvent<boolean>();

export const answerFx = createEffect(({ confirmation, agreed }: Answer) => confirmation?.answer(agreed));

/** The open question. One asked meanwhile is answered with no. */
export const $confirmation = createStore<OpenConfirmation | null>(null, { serialize: 'ignore' })
  .on(confirmationAsked, (open, asked) => open ?? asked)
  .on(answerFx.finally, (open, { params }) => (open === params.confirmation ? null : open));

sample({
  clock: confirmationAnswered,
  source: $confirmation,
  fn: (confirmation, agreed): Answer => ({ confirmation, agreed }),
  target: answerFx,
});
sample({
  clock: confirmationAsked,
  source: $confirmation,
  filter: (open, asked) => open !== asked,
  fn: (_, confirmation): Answer => ({ confirmation, agreed: false }),
  target: answerFx,
});
