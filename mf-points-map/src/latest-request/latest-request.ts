import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';

interface Run<Params> {
  readonly params: Params;
  readonly controller: AbortController;
}

/** A request of which only the last one counts. */
export interface LatestRequest<Params, Result> {
  /** Starts a request and aborts the one that is under way. */
  readonly wanted: EventCallable<Params>;
  readonly arrived: Event<{ params: Params; result: Result }>;
  readonly failed: Event<{ params: Params; error: Error }>;
  readonly $pending: Store<boolean>;
}

/**
 * Makes a request whose answer is ignored, and whose call is aborted, as soon as a newer one is wanted.
 *
 * @param send - receives the context's current value
 */
export function createLatestRequest<Context, Params, Result>(
  $context: Store<Context>,
  send: (context: Context, params: Params, signal: AbortSignal) => Promise<Result>,
): LatestRequest<Params, Result> {
  const wanted = createEvent<Params>();
  const $running = createStore<AbortController | null>(null, { serialize: 'ignore' });
  const abortFx = createEffect((controller: AbortController | null) => controller?.abort());
  const runFx = createEffect(({ context, params, controller }: Run<Params> & { context: Context }) =>
    send(context, params, controller.signal),
  );

  const started = sample({
    clock: wanted,
    source: { previous: $running, context: $context },
    fn: (source, params) => ({ ...source, params, controller: new AbortController() }),
  });
  sample({ clock: started, fn: ({ previous }) => previous, target: abortFx });
  sample({ clock: started, fn: ({ controller }) => controller, target: $running });
  sample({ clock: started, target: runFx });

  const isLast = (running: AbortController | null, { params }: { params: Run<Params> }) =>
    running === params.controller;
  const arrived = sample({
    clock: runFx.done,
    source: $running,
    filter: isLast,
    fn: (_, { params, result }) => ({ params: params.params, result }),
  });
  const failed = sample({
    clock: runFx.fail,
    source: $running,
    filter: isLast,
    fn: (_, { params, error }) => ({ params: params.params, error }),
  });
  sample({ clock: [arrived, failed], fn: () => null, target: $running });
  return { wanted, arrived, failed, $pending: $running.map((running) => running !== null) };
}
