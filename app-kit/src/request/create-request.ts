import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { type Answer, causeOf, type RequestState, ready } from './request-state.ts';

/** One call of a request. */
interface Attempt<Params> {
  readonly params: Params;
  readonly controller: AbortController;
}

/** What a request is made of. */
export interface RequestOptions<Source, Params, Data> {
  /** What `send` needs besides the parameters, such as the request client; read when a call begins. */
  readonly source: Store<Source>;
  /** Makes the call. The signal is aborted when a newer call begins or the page is left. */
  readonly send: (source: Source, params: Params, signal: AbortSignal) => Promise<Data>;
  /**
   * Whether a failed call for `wanted` leaves what is shown for `shown` on the page: equal parameters unless given.
   * Otherwise the failure takes its place.
   */
  readonly keeps?: (shown: Params, wanted: Params) => boolean;
  /** What is shown once `answer` came over `shown`: the answer unless given. */
  readonly merge?: (shown: Answer<Params, Data> | null, answer: Answer<Params, Data>) => Data;
}

/** A request of which only the latest call counts. */
export interface LatestRequest<Params, Data> {
  /** Begins a call and aborts the one under way. */
  readonly wanted: EventCallable<Params>;
  /** Repeats the latest call: for a retry, or when the data changed elsewhere. Nothing before the first one. */
  readonly refreshed: EventCallable<void>;
  /** Aborts the call under way; what is shown stays for the next visit. */
  readonly left: EventCallable<void>;
  /** Aborts the call under way and starts over, with an answer that came another way or with none. */
  readonly reset: EventCallable<Answer<Params, Data> | null>;
  /** The latest call was answered. */
  readonly arrived: Event<Answer<Params, Data>>;
  readonly $state: Store<RequestState<Params, Data>>;
  /** What the latest call asked for; null before the first one, and after the page was left. */
  readonly $wanted: Store<Params | null>;
}

const isSame = (shown: unknown, wanted: unknown): boolean => JSON.stringify(shown) === JSON.stringify(wanted);

/**
 * Makes a request that keeps its own state: the latest call wins whatever order the answers come in, and a failed
 * refresh keeps what is shown.
 *
 * @example
 * const history = createRequest({ source: $api, send: fetchWithdrawals });
 * sample({ clock: historyOpened, target: history.wanted });
 * sample({ clock: balanceChanged, target: history.refreshed });
 */
export function createRequest<Source, Params, Data>({
  source,
  send,
  keeps = isSame,
  merge = (_, { data }) => data,
}: RequestOptions<Source, Params, Data>): LatestRequest<Params, Data> {
  const wanted = createEvent<Params>();
  const refreshed = createEvent();
  const left = createEvent();
  const reset = createEvent<Answer<Params, Data> | null>();

  const sendFx = createEffect(({ given, params, controller }: Attempt<Params> & { given: Source }) =>
    send(given, params, controller.signal),
  );
  const abortFx = createEffect((attempt: Attempt<Params> | null) => attempt?.controller.abort());
  const $latest = createStore<Attempt<Params> | null>(null, { serialize: 'ignore' });
  const $state = createStore<RequestState<Params, Data>>({ kind: 'idle' }, { serialize: 'ignore' });

  sample({
    clock: refreshed,
    source: $latest,
    filter: (latest) => latest !== null,
    // A type guard does not reach through the type parameter.
    fn: (latest) => (latest as Attempt<Params>).params,
    target: wanted,
  });
  // The attempt before is read together with the beginning of the next one: afterwards it is replaced.
  const begun = sample({
    clock: wanted,
    source: { given: source, before: $latest },
    fn: (known, params) => ({ ...known, params, controller: new AbortController() }),
  });
  const dropped = sample({ clock: [left, reset], source: $latest, fn: (before) => ({ before }) });
  sample({ clock: [begun, dropped], fn: ({ before }) => before, target: abortFx });
  $latest.on(begun, (_, { params, controller }) => ({ params, controller })).reset(dropped);
  sample({ clock: begun, target: sendFx });

  const isLatest = (latest: Attempt<Params> | null, { params }: { params: Attempt<Params> }) =>
    latest?.controller === params.controller;
  const answered = sample({
    clock: sendFx.done,
    source: $latest,
    filter: isLatest,
    fn: (_, { params: { params }, result }) => ({ params, data: result }),
  });
  const failed = sample({
    clock: sendFx.fail,
    source: $latest,
    filter: isLatest,
    fn: (_, { params: { params }, error }) => ({ params, cause: causeOf(error) }),
  });

  $state
    .on(begun, (state) =>
      state.kind === 'ready' ? { ...state, refreshing: true, stale: null } : { kind: 'pending' },
    )
    .on(answered, (state, answer) =>
      ready({ ...answer, data: merge(state.kind === 'ready' ? state : null, answer) }),
    )
    .on(failed, (state, { params, cause }) =>
      state.kind === 'ready' && keeps(state.params, params)
        ? { ...state, refreshing: false, stale: cause }
        : { kind: 'failed', cause },
    )
    .on(left, (state) => (state.kind === 'ready' ? { ...state, refreshing: false } : { kind: 'idle' }))
    .on(reset, (_, answer) => (answer ? ready(answer) : { kind: 'idle' }));

  return {
    wanted,
    refreshed,
    left,
    reset,
    arrived: answered,
    $state,
    $wanted: $latest.map((latest) => latest?.params ?? null),
  };
}
