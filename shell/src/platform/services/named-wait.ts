import { type ApiError, isApiError } from '@ecocircle/shared-contracts';
import { FetchError } from 'ofetch';

const MINUTE = 60;
const SECOND_MS = 1000;
const TOO_MANY = 429;

/** A refusal of a call that came too often. */
export interface TooMany {
  readonly kind: 'too-many';
  /** Seconds to wait. */
  readonly wait: number;
  /** The moment from which on it may be tried again, in milliseconds since the epoch. */
  readonly until: number;
}

/** The seconds that a refused call's answer asks to wait; a minute where it does not say. */
export function namedWait({ cause }: ApiError): number {
  const header = cause instanceof FetchError ? cause.response?.headers.get('retry-after') : null;
  return Number(header) > 0 ? Number(header) : MINUTE;
}

/** The refusal that an error is; null for every other error. */
export function tooManyOf(error: unknown): TooMany | null {
  if (!isApiError(error) || error.status !== TOO_MANY) return null;
  const wait = namedWait(error);
  return { kind: 'too-many', wait, until: Date.now() + wait * SECOND_MS };
}
