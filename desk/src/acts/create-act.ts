import { isApiError } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { $api, type DeskApi } from '../platform/api.ts';

/** One thing that is done: the call, without its method where that is POST. */
export type Act = Parameters<DeskApi>[0];

/** Why something was not done: somebody else did something meanwhile, what was sent is wrong, or it failed. */
type Failure = 'conflict' | 'invalid' | 'failed';

/** What was acted on was changed meanwhile, or is gone. */
const isOutOfDate = (status: number): boolean => status === 409 || status === 404;

const kindOf = (status: number): Failure => {
  if (isOutOfDate(status)) return 'conflict';
  return status === 422 || status === 400 ? 'invalid' : 'failed';
};

function failureOf(error: unknown, reasons: readonly string[]): string {
  if (!isApiError(error)) return 'failed';
  return reasons.find((reason) => error.errors.some(({ code }) => code === reason)) ?? kindOf(error.status);
}

/**
 * Makes what a page does: one thing at a time, and what became of it. `reasons` are codes of the API that the page has
 * words for, as `acts.<code>`.
 *
 * @example
 * const decision = createAct();
 * sample({ clock: decision.ended, target: request.refreshed });
 */
export function createAct(reasons: readonly string[] = []) {
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
  const $failure = createStore<string | null>(null)
    .on(actFx.failData, (_, error) => failureOf(error, reasons))
    .reset(wanted, left);
  /** It was done, or refused because of what somebody else did: what is shown is out of date. */
  const ended = sample({
    clock: [actFx.done, actFx.fail],
    filter: (result) =>
      !('error' in result) || (isApiError(result.error) && isOutOfDate(result.error.status)),
    fn: () => {},
  });
  /** What was done last. */
  const $made = createStore<Act | null>(null)
    .on(actFx.done, (_, { params }) => params)
    .reset(wanted, left);
  return { wanted, left, ended, done: actFx.done, $pending: actFx.pending, $failure, $made };
}

/** What {@link createAct} makes. */
export type ActModel = ReturnType<typeof createAct>;
