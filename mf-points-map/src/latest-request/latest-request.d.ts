import { type Event, type EventCallable, type Store } from 'effector';
/** A request of which only the last one counts. */
export interface LatestRequest<Params, Result> {
  /** Starts a request and aborts the one that is under way. */
  readonly wanted: EventCallable<Params>;
  readonly arrived: Event<{
    params: Params;
    result: Result;
  }>;
  readonly failed: Event<{
    params: Params;
    error: Error;
  }>;
  readonly $pending: Store<boolean>;
}
/**
 * Makes a request whose answer is ignored, and whose call is aborted, as soon as a newer one is wanted.
 *
 * @param send - receives the context's current value
 */
export declare function createLatestRequest<Context, Params, Result>(
  $context: Store<Context>,
  send: (context: Context, params: Params, signal: AbortSignal) => Promise<Result>,
): LatestRequest<Params, Result>;
