import { isApiError } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { $api, type DeskApi } from '../platform/api.ts';

/** One thing that is done: the call, without its method where that is POST. */
export type Act = Parameters<DeskApi>[0];

/** Why something was not done: somebody else did something meanwhile, what was sent is wrong, or it failed. */
export type ActFailure = 'conflict' | 'invalid' | 'failed';

function failureOf(error: unknown): ActFailure {
  if (!isApiError(error)) return 'failed';
  if (error.status === 409) return 'conflict';
  return error.status === 422 || error.status === 400 ? 'invalid' : 'failed';
}

/**
 * Makes what a page does: one thing at a time, and what became of it.
 *
 * @example
 * const decision = createAct();
 * sample({ clock: decision.ended, target: request.refreshed });
 */
export function createAct() {
  const wanted = createEvent<Act>();
  const left = createEvent();
  const actFx = attach({ source: $api, effect: (api, act: Act) => api({ method: 'POST', ...act }) });
  sample({
    clock: wanted,
    source: actFx.pending,
    filter: (pending) => !pending,
    fn: (_, act) => act,
    target: actFx,
  });
  const $failure = createStore<ActFailure | null>(null)
    .on(actFx.failData, (_, error) => failureOf(error))
    .reset(wanted, left);
  /** It was done, or refused because of what somebody else did: what is shown is out of date. */
  const ended = sample({
    clock: [actFx.done, actFx.fail],
    filter: (result) => !('error' in result) || failureOf(result.error) === 'conflict',
    fn: () => {},
  });
  return { wanted, left, ended, done: actFx.done, $pending: actFx.pending, $failure };
}

/** What {@link createAct} makes. */
export type ActModel = ReturnType<typeof createAct>;
