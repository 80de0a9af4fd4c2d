import type { ApiErrorItem } from '@ecocircle/shared-contracts';

type ErrorFacts = Omit<ApiErrorItem, 'status' | 'code'> & { readonly status: number; readonly code: string };

/**
 * An error that is sent to the caller. `code` is stable and documented in the README.
 *
 * @example
 * throw new RequestError({ status: 404, code: 'point-not-found', title: 'There is no such recycling point' });
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly statusCode: number;
  readonly errors: readonly ApiErrorItem[];

  constructor(...facts: readonly [ErrorFacts, ...ErrorFacts[]]) {
    super(facts[0].title);
    this.statusCode = facts[0].status;
    this.errors = facts.map((fact) => ({ ...fact, status: String(fact.status) }));
  }
}
