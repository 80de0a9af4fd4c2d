import { ApiError, DESK_API, isApiError, readApiErrors } from '@ecocircle/shared-contracts';

/** How long an answer is waited for, in milliseconds; a file takes its time on a slow line. */
const PATIENCE = 20_000;
const PATIENCE_WITH_FILES = 600_000;

/** One call of the desk's API. */
export interface DeskCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Behind {@link DESK_API}, with the slash at its beginning. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | null>>;
  /** Sent as JSON, unless it is a form with files. */
  readonly body?: object;
  readonly signal?: AbortSignal;
  /** What answers the call: JSON unless given. */
  readonly accepts?: 'text';
}

function searchOf(query: DeskCall['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${search}` : '';
}

/** Ends with the caller's signal, or when it takes too long. */
function limited(signal: AbortSignal | undefined, patience: number) {
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, patience);
  signal?.addEventListener('abort', end, { once: true });
  return { signal: controller.signal, settle: () => clearTimeout(timer) };
}

/** What a body is sent as; the browser itself names the type of a form, with its boundary. */
function sentAs(body: object | undefined): RequestInit {
  if (!body) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function send({ method = 'GET', path, query, body, signal }: DeskCall): Promise<Response> {
  const limit = limited(signal, body instanceof FormData ? PATIENCE_WITH_FILES : PATIENCE);
  try {
    return await fetch(`${DESK_API}${path}${searchOf(query)}`, {
      method,
      signal: limit.signal,
      ...sentAs(body),
    });
  } catch (cause) {
    throw new ApiError(0, [], { cause });
  } finally {
    limit.settle();
  }
}

/**
 * Makes one call of the desk's API; the session travels in its cookie.
 *
 * @throws ApiError with the status, 0 where no answer came
 */
export async function callDesk(call: DeskCall): Promise<unknown> {
  const response = await send(call);
  if (response.ok && call.accepts === 'text') return response.text();
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new ApiError(response.status, readApiErrors(answer), { result: answer, cause: { response } });
}

/** Whether a call was refused for this reason. */
export const isRefusedAs = (error: unknown, code: string): boolean =>
  isApiError(error) && error.errors.some((one) => one.code === code);
