import { isApiError } from '@ecocircle/shared-contracts';

/** Why an answer did not come: there was no connection, or the server refused or broke. */
export type FailureCause = 'offline' | 'server';

/** Without a line the code that asks cannot be loaded either. */
const isOffLine = (): boolean => globalThis.navigator?.onLine === false;

/** The cause that a person is told of an error of the request client. */
export const causeOf = (error: unknown): FailureCause =>
  (isApiError(error) && error.status === 0) || isOffLine() ? 'offline' : 'server';

/**
 * What a part of a page knows of its data. `idle` before anything was asked for; `pending` and `failed` while there is
 * nothing to show. What is shown stays `ready` while it is being replaced (`refreshing`), and when it could not be
 * loaded again (`stale` says why).
 */
export type RequestState<Params, Data> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'ready';
      /** What `data` is the answer to. */
      readonly params: Params;
      readonly data: Data;
      readonly refreshing: boolean;
      readonly stale: FailureCause | null;
    }
  | { readonly kind: 'failed'; readonly cause: FailureCause };

/** A state that has something to show. */
export type ReadyState<Params, Data> = Extract<RequestState<Params, Data>, { kind: 'ready' }>;

/** An answer together with what was asked for. */
export interface Answer<Params, Data> {
  readonly params: Params;
  readonly data: Data;
}

/** The state in which an answer is shown. */
export const ready = <Params, Data>({ params, data }: Answer<Params, Data>): ReadyState<Params, Data> => ({
  kind: 'ready',
  params,
  data,
  refreshing: false,
  stale: null,
});
