import type { IncomingMessage } from 'node:http';
import { isPlainRead, type KeptAnswer, KeptAnswers } from '@ecocircle/shared-contracts/kept-answers';
import { requestIdOf } from '@ecocircle/shared-contracts/server';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { presentTiming } from '../src/platform/locale/present-timing.ts';
import type { EdgeConfig } from './config.ts';
import { cookiesThatCount } from './cookies.ts';
import type { Drain } from './drain.ts';
import type { DocumentForm } from './pages/page-request.ts';

/** Answers differ by language, cookies and encoding, so there are many to a page. */
const ANSWERS = 5000;
const BYTES = 16 * 2 ** 20;
/** Of the headers of an answer; the bytes of its page are kept once, as the page is. */
const BYTES_OF_ONE = 3000;
/** Milliseconds for which an answer is not worked out anew, as the list of cities is not kept for ever. */
const KEPT_FOR = 5000;
/** The header by which a worker asks for the frame of a page, which stands at every address of the page's route. */
export const PART_HEADER = 'x-page-part';

interface KeptPageAnswersOptions {
  readonly config: Pick<EdgeConfig, 'ipLocation'>;
  readonly drain: Drain;
  readonly log: FastifyBaseLogger & { isLevelEnabled?(level: string): boolean };
}

/** Who asks, as far as the answer depends on it: by a proxy that is believed the scheme, else the visitor's city. */
function askerOf({ headers, socket }: IncomingMessage, ipLocation: boolean): string {
  const scheme = headers['x-forwarded-proto'];
  if (scheme === undefined && !ipLocation) return '';
  return [socket.remoteAddress, scheme, ipLocation && headers['x-forwarded-for']].join(' ');
}

/** Keeps answers with pages before the framework. A closing edge has every answer say so, which the framework does. */
export const keepPageAnswers = ({ config, drain, log }: KeptPageAnswersOptions): KeptAnswers =>
  new KeptAnswers({
    max: ANSWERS,
    maxBytes: BYTES,
    keyOf(request) {
      const { url, headers } = request;
      const isForPage = url?.startsWith('/') && headers[PART_HEADER] === undefined;
      if (!isForPage || drain.isDraining || !isPlainRead(request)) return null;
      const { host, cookie, 'accept-encoding': encoding, 'accept-language': language } = headers;
      return `${url}\n${host}\n${encoding}\n${language}\n${cookiesThatCount(cookie)}\n${askerOf(request, config.ipLocation)}`;
    },
    ownHeaders: (_request, status) => (status === 304 ? ['server-timing', presentTiming(new Date())] : []),
    sent({ method, url, headers }, statusCode) {
      // A name is not worked out for a line that nobody reads.
      if (log.isLevelEnabled?.('info') === false) return;
      const reqId = requestIdOf(headers);
      log.info({ reqId, req: { method, url }, res: { statusCode }, kept: true }, 'request completed');
    },
  });

type Headers = ReturnType<FastifyReply['getHeaders']>;

const inTurn = (headers: Headers): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

export interface PageAnswerToKeep {
  readonly etag: string;
  readonly headers: Headers;
  readonly headersOfKnown: Headers;
  /** The form of the page that was sent, as long as it is sent without being rendered anew. */
  readonly again: () => DocumentForm | undefined;
}

/** Keeps the answer to a request. Its page may be rendered anew meanwhile, and be the same but for its clock. */
export function keepPageAnswer(
  kept: Pick<KeptAnswers, 'keep'>,
  request: IncomingMessage,
  { etag, headers, headersOfKnown, again }: PageAnswerToKeep,
): void {
  const until = performance.now() + KEPT_FOR;
  const body: KeptAnswer['body'] = () => {
    const form = performance.now() < until ? again() : undefined;
    return form?.etag === etag ? form.html.br : undefined;
  };
  const answer = { etag, headers: inTurn(headers), headersOfKnown: inTurn(headersOfKnown), body };
  kept.keep(request, answer, BYTES_OF_ONE);
}
