import {
  EDITIONS,
  type Edition,
  type Locale,
  localeBasename,
  preferredLocale,
  resolveEdition,
  splitLocalePrefix,
} from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { AUTH_COOKIE } from '../src/session/auth-cookie.ts';
import type { EdgeConfig } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { LOCALE_COOKIE, readCookie } from './cookies.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendEncoded } from './send-encoded.ts';

/** What pages are made from. */
export interface PageRoutesOptions {
  readonly config: EdgeConfig;
  readonly renderer: PageRenderer;
}

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;
const MAX_LANGUAGE_HEADER = 1000;

function wantedLocale(request: FastifyRequest, edition: Edition): Locale {
  const header = request.headers['accept-language'] ?? '';
  const languages = header.length > MAX_LANGUAGE_HEADER ? [] : new Negotiator(request.raw).languages();
  return preferredLocale(edition, { stored: readCookie(request.headers.cookie, LOCALE_COOKIE), languages });
}

const redirectTo = (reply: FastifyReply, location: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('vary', 'accept-language, cookie').redirect(location, 302);

async function answerPage(
  { config, renderer }: PageRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const hostName = request.host;
  if (!HOST.test(hostName))
    return reply.code(400).type('text/plain').send('the Host header is not a host name\n');
  const host = resolveEdition(hostName, config.productionHosts);
  const origin = `${request.protocol}://${hostName}`;
  const { pathname, search } = new URL(request.url, origin);
  const { locale: prefixed, path } = splitLocalePrefix(pathname, host.edition);
  const single = EDITIONS[host.edition].locales.length === 1;
  if (!prefixed && !single) {
    const prefix = localeBasename(wantedLocale(request, host.edition), host.edition);
    return redirectTo(reply, `${prefix}${pathname === '/' ? '' : pathname}${search}`);
  }
  const locale = prefixed ?? EDITIONS[host.edition].defaultLocale;
  const basename = localeBasename(locale, host.edition);
  const isPrivate = renderer.accessOf(path) !== 'public';
  if (isPrivate && !readCookie(request.headers.cookie, AUTH_COOKIE))
    return redirectTo(reply, `${basename}/profile/login`);

  const answer = await renderer.answer({ host, origin, locale, path: path + search });
  if (answer.kind === 'redirect') return redirectTo(reply, answer.location);
  reply.code(answer.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(
      answer.layoutCss,
      config.mapTiles ? new URL(config.mapTiles.url.replaceAll(/[{}]/g, '')).origin : null,
    ),
  });
  return sendEncoded(request, reply, answer.html);
}

/** Serves every path that nothing else claims as a page of the portal. */
export function servePages(app: FastifyInstance, options: PageRoutesOptions): void {
  app.get('/*', (request, reply) => answerPage(options, request, reply));
}
