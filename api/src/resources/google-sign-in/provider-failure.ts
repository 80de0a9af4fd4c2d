import type { RequestError } from '../../errors/request-error.ts';
import { refusal } from './refusals.ts';

/** The facts of a failure that may be logged: nothing that the provider or the visitor sent. */
export interface FailureFacts {
  readonly name: string;
  readonly code?: string | undefined;
  /** The error that the provider names, such as `invalid_grant`. */
  readonly answer?: string | undefined;
  readonly status?: number | undefined;
}

const TOO_LATE: ReadonlySet<string | undefined> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 60) : undefined;

/** The facts of a failure of `openid-client`. */
export function factsOf(error: unknown): FailureFacts {
  const { name, code, error: answer, status, cause } = error as Record<string, unknown>;
  const answered = cause instanceof Response ? cause.status : status;
  return {
    name: text(name) ?? 'Error',
    code: text(code) ?? text((cause as { code?: unknown } | undefined)?.code),
    answer: text(answer),
    status: typeof answered === 'number' ? answered : undefined,
  };
}

/** `fetch` throws a TypeError with a cause when no answer came. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError && error.cause !== undefined;

/** The error that the visitor gets when the provider fails. */
export function refusalOf(error: unknown): RequestError {
  const { code, answer, status = 0 } = factsOf(error);
  if (answer === 'invalid_grant') return refusal('google-code-refused');
  if (TOO_LATE.has(code) || status >= 500 || isUnreachable(error)) return refusal('google-unavailable');
  return refusal('google-failed');
}
