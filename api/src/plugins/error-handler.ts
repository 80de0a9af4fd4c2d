import type { ApiErrorItem } from '@ecocircle/shared-contracts';
import { ApiErrorBodySchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.ts';
import { serializerOf } from './serialization.ts';
import { unwantedBodyPassed } from './unwanted-body.ts';

type Known = { readonly code: string; readonly title: string };

/** Errors of the framework and its plugins, by their own code or by status. */
const KNOWN: Readonly<Record<string, Known>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'broken-json', title: 'The body is not valid JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'empty-body', title: 'The body is empty' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'body-too-large', title: 'The body is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'wrong-content-type', title: 'The content type is not accepted' },
  FST_ERR_BAD_URL: { code: 'broken-url', title: 'The address is not valid' },
  429: { code: 'too-many-requests', title: 'Too many requests from this address' },
  503: { code: 'unavailable', title: 'The service is not ready, try again in a moment' },
};

const writeErrors = serializerOf(ApiErrorBodySchema);

const INTERNAL: Known = { code: 'internal-error', title: 'Internal Server Error' };

/** The detail beside the title: how long to wait, or how much is accepted. The message of a 5xx is never sent. */
function detailOf(error: FastifyError, request: FastifyRequest): { detail?: string } {
  if (error.statusCode === 429) return { detail: error.message };
  const { bodyLimit = 0 } = request.routeOptions;
  if (error.statusCode === 413)
    return { detail: `At most ${bodyLimit.toLocaleString('en')} bytes are taken.` };
  return {};
}

function toItems(error: FastifyError | RequestError, request: FastifyRequest): ApiErrorItem[] {
  if (error instanceof RequestError) return [...error.errors];
  const status = error.statusCode ?? 500;
  const fallback = status >= 500 ? INTERNAL : { code: 'bad-request', title: 'The request is not valid' };
  const known = KNOWN[error.code] ?? KNOWN[status] ?? fallback;
  return [{ status: String(status), ...known, ...detailOf(error, request) }];
}

/** Answers an error in the one shape of the API. */
export function answerError(
  error: FastifyError | RequestError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode ?? 500;
  if (error instanceof RequestError && status >= 500)
    request.log.warn({ status, codes: error.errors.map(({ code }) => code) }, 'request refused');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(writeErrors({ errors: toItems(error, request) }));
}

const noSuchAddress = new RequestError({
  status: 404,
  code: 'not-found',
  title: 'There is nothing at this address',
});

/** Refuses what the framework itself could not read. Nothing has so long a name as it did not look for. */
export function answerUnread(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const isUnknown = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  return answerError(isUnknown ? noSuchAddress : error, request, reply);
}

/** One shape for every refusal: `{errors: [{status, code, title, detail?, source?}]}`. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error.statusCode === 413) await unwantedBodyPassed(request.raw);
    return answerError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answerError(noSuchAddress, request, reply));
}
