import { type ApiCall, ApiError, readApiErrors } from '@ecocircle/shared-contracts';
import { FetchError, ofetch } from 'ofetch';
import { callBudget } from './call-budget.ts';
import { retryDelay } from './retry-delay.ts';

export type RequestClient = (call: ApiCall, token?: string | null) => Promise<unknown>;

function queryOf(query: ApiCall['query']): Record<string, string> | undefined {
  if (!query) return undefined;
  const given = Object.entries(query).filter((entry) => entry[1] !== undefined);
  return Object.fromEntries(
    given.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}

/** The address of a call together with its query. */
const addressOf = ({ path, query }: ApiCall): string => {
  const words = new URLSearchParams(queryOf(query)).toString();
  return words === '' ? path : `${path}?${words}`;
};

function toApiError(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error;
  return new ApiError(error.status ?? 0, readApiErrors(error.data), { cause: error, result: error.data });
}

function headersOf(body: unknown, token: string | null | undefined): Record<string, string> {
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(typeof body === 'string' ? { 'content-type': 'text/plain' } : {}),
  };
}

const isRefused = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'isOk' in answer && answer.isOk === false;

/**
 * Makes a request client. A read is repeated once on 408, 409, 425, 429, 500, 502, 503, 504 and when no answer came,
 * after the time that the server names or a moment; a write never is, nor a call that is made `once`. An answer that is
 * not JSON is returned as it is; one that says `isOk: false` is thrown, with the answer as its result.
 *
 * @param baseUrl - origin of the API, empty in the browser
 * @param timeout - milliseconds that a call may take, its repetition included
 * @param always - headers of every call
 */
export function createRequestClient(
  baseUrl: string,
  timeout: number,
  always?: Readonly<Record<string, string>>,
): RequestClient {
  return async (call, token) => {
    const { method = 'GET', path, query, body, signal, once = false } = call;
    if (call.onProgress) {
      const { sendWithProgress } = await import('./send-with-progress.ts');
      return sendWithProgress({ ...call, path: addressOf(call) }, token);
    }
    const budget = callBudget(timeout, signal);
    try {
      const { status, _data: answer } = await ofetch.raw<unknown>(path, {
        baseURL: baseUrl,
        method,
        query: queryOf(query),
        body: body as BodyInit | undefined,
        signal: budget.signal,
        ...(once && { retry: false }),
        retryDelay: ({ response }) => retryDelay(response?.headers.get('retry-after'), Date.now()),
        headers: { ...always, ...headersOf(body, token) },
      });
      if (isRefused(answer)) throw new ApiError(status, [], { result: answer });
      return answer;
    } catch (error) {
      throw toApiError(error);
    } finally {
      budget.settle();
    }
  };
}
