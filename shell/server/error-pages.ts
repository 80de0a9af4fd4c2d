import { STATUS_CODES } from 'node:http';
import type { ApiErrorItem, Locale, ProductionHosts } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STYLES_COOKIE } from '../src/platform/cookies/cookie-names.ts';
import { pathOf } from '../src/platform/routing/address.ts';
import { isApiPath } from './api-proxy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { readCookie } from './cookies.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { portalAddress, portalHost, wantedLocale } from './portal-host.ts';
import { sendEncoded } from './send-encoded.ts';

export interface ErrorPagesOptions {
  readonly productionHosts: ProductionHosts;
  readonly renderer: Pick<PageRenderer, 'errorPage'>;
}

/** The statuses that have a page; every other one is an internal error. */
export type ErrorStatus = 400 | 404 | 500;

const plain = (status: ErrorStatus): string => `${STATUS_CODES[status]?.toLowerCase()}\n`;

const toStatus = (status: number): ErrorStatus => {
  if (status === 404 || status === 405) return 404;
  return status >= 400 && status < 500 ? 400 : 500;
};

const isFile = (url: string): boolean => /^\/(assets|mf|builds)\//.test(url);

/** What the platform API would say, for a request that does not reach it. */
const apiError = (status: number): { errors: ApiErrorItem[] } => ({
  errors: [{ status: String(status), code: 'request-refused', title: STATUS_CODES[status] ?? 'Error' }],
});

/** Answers with the page of an error in the language of the address, or of the visitor; plain where that fails. */
export async function sendErrorPage(
  { productionHosts, renderer }: ErrorPagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: number,
): Promise<FastifyReply> {
  const status = toStatus(wanted);
  const host = portalHost(request, productionHosts);
  reply.code(status).header('cache-control', 'no-store');
  const { url } = request;
  if (isApiPath(pathOf(url))) return reply.code(wanted).send(apiError(wanted));
  if (!host || isFile(url)) return reply.type('text/plain').send(plain(status));
  const { edition } = host;
  const locale: Locale = portalAddress(request.url, edition).locale ?? wantedLocale(request, edition);
  try {
    const page = await renderer.errorPage({ host, locale, status });
    const { html, styles } = await page.formFor(readCookie(request.headers.cookie, STYLES_COOKIE));
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': contentSecurityPolicy({
        styles,
        tileOrigin: null,
        origin: host.origin,
        isFramed: false,
      }),
    });
    return sendEncoded(request, reply, html);
  } catch (error) {
    request.log.error(error, 'the error page could not be made');
    return reply.type('text/plain').send(plain(status));
  }
}

export function serveErrorPages(app: FastifyInstance, options: ErrorPagesOptions): void {
  app.setNotFoundHandler((request, reply) => sendErrorPage(options, request, reply, 404));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return sendErrorPage(options, request, reply, status);
  });
}
