import type { Confirmation } from '@ecocircle/shared-contracts';
import { createEffect, createEvent, createStore, sample } from 'effector';

export interface OpenConfirmation extends Confirmation {
  readonly isNotice?: boolean;
  readonly answer: (agreed: boolean) => void;
}

interface Answer {
  readonly confirmation: OpenConfirmation | null;
  readonly agreed: boolean;
}

export const confirmationAsked = createEvent<OpenConfirmation>();
export const confirmationAnswered = createEvent<boolean>();

export const answerFx = createEffect(({ confirmation, agreed }: Answer) => confirmation?.answer(agreed));

/** The open dialog and the messages that wait behind it. A question does not wait: it is answered with no. */
const $queue = createStore<readonly OpenConfirmation[]>([], { serialize: 'ignore' })
  .on(confirmationAsked, (queue, asked) => (queue.length === 0 || asked.isNotice ? [...queue, asked] : queue))
  .on(answerFx.finally, (queue, { params }) => queue.filter((waiting) => waiting !== params.confirmation));

export const $confirmation = $queue.map((queue) => queue[0] ?? null);

sample({
  clock: confirmationAnswered,
  source: $confirmation,
  fn: (confirmation, agreed): Answer => ({ confirmation, agreed }),
  target: answerFx,
});
sample({
  clock: confirmationAsked,
  source: $queue,
  filter: (queue, asked) => !queue.includes(asked),
  fn: (_, confirmation): Answer => ({ confirmation, agreed: false }),
  target: answerFx,
});
