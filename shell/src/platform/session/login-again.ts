import { createEvent, createStore, sample } from 'effector';
import { $auth, $heldUser, sessionLapsed } from './model.ts';

export type LoginAgainOutcome = 'same-person' | 'other-person' | 'given-up';

export const loginAgainAsked = createEvent();
/** The person goes to the login page instead. */
export const loginAgainGivenUp = createEvent();
export const loginAgainSettled = createEvent<LoginAgainOutcome>();

export const callRefused = createEvent<{ readonly token: string; readonly status: number }>();

export const $isAsked = createStore(false)
  .on(loginAgainAsked, () => true)
  .on(sessionLapsed, (_, { isAsked }) => isAsked)
  .reset(loginAgainSettled);

$heldUser.reset(loginAgainSettled);

sample({
  clock: $auth,
  source: { isAsked: $isAsked, held: $heldUser },
  filter: ({ isAsked }, auth) => isAsked && auth !== null,
  fn: ({ held }, auth): LoginAgainOutcome =>
    held === null || held.id === auth?.user.id ? 'same-person' : 'other-person',
  target: loginAgainSettled,
});
sample({
  clock: loginAgainGivenUp,
  source: $isAsked,
  filter: (isAsked) => isAsked,
  fn: (): LoginAgainOutcome => 'given-up',
  target: loginAgainSettled,
});
