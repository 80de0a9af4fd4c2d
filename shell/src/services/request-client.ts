import { type ApiCall, ApiError, ApiErrorBodySchema } from '@ecocircle/shared-contracts';
import { FetchError, ofetch } from 'ofetch';
import { safeParse } from 'valibot';

/** Sends calls to the platform API. */
export type RequestClient = (call: ApiCall, token?: string | null) => Promise<unknown>;

function queryOf(query: ApiCall['query']): Record<string, string> | undefined {
  if (!query) return undefined;
  const given = Object.entries(query).filter((entry) => entry[1] !== undefined);
  return Object.fromEntries(
    given.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}

function toApiError(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error;
  const parsed = safeParse(ApiErrorBodySchema, error.data);
  const errors = parsed.success ? parsed.output.errors : [];
  return new ApiError(error.status ?? 0, errors, { cause: error });
}

/**
 * Makes a request client. Reads are retried once on 408, 409, 425, 429 and 5xx gateway statuses (the library's
 * own rule); writes never are. An answer that is not JSON is returned as it is.
 *
 * @param baseUrl - origin of the API, empty in the browser
 * @param timeout - milliseconds that a call may take
 */
export function createRequestClient(baseUrl: string, timeout: number): RequestClient {
  return async ({ method = 'GET', path, query, body, signal }, token) => {
    try {
      return await ofetch(path, {
        baseURL: baseUrl,
        method,
        query: queryOf(query),
        body: body as BodyInit | undefined,
        signal,
        timeout,
        ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      });
    } catch (error) {
      throw toApiError(error);
    }
  };
}
