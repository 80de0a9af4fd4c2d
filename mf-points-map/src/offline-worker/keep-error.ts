import { ClearedError } from './kept-sets.ts';
import type { KeepFailure } from './messages.ts';

/** Why a city could not be kept. */
export class KeepError extends Error {
  readonly why: KeepFailure;

  constructor(why: KeepFailure, cause?: unknown) {
    super(`the city could not be kept: ${why}`, { cause });
    this.why = why;
  }
}

/**
 * What is said of an error: where it is not of the line, the storage refused. One that has begun to store and then
 * refuses has been cleared.
 */
export function failureOf(error: unknown, hasBegun: boolean): KeepFailure {
  if (error instanceof KeepError) return error.why;
  if (error instanceof ClearedError) return 'cleared';
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  return hasBegun ? 'cleared' : 'denied';
}
