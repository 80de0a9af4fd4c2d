import {
  EDITIONS,
  type Edition,
  LOCALE_INFO,
  type Locale,
  localeBasename,
  type Region,
} from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_COOKIE } from '../src/platform/cookies/cookie-names.ts';
import { returnCookie } from '../src/platform/session/return-cookie.ts';
import type { EdgeConfig } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { readCookie } from './cookies.ts';
import { isGoogleCallback, localeOfComeback } from './google-callback.ts';
import { tileOrigin } from './map-tiles.ts';
import { NotFound } from './not-found.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { RouteTable } from './pages/route-table.ts';
import { portalAddress, portalHost } from './portal-host.ts';
import { carriesToken } from './request-log.ts';
import { isKnown, sendEncoded } from './send-encoded.ts';
import { noticesFor, readVisitor, type Visitor } from './visitor.ts';

interface PageRoutesOptions {
  readonly config: Pick<EdgeConfig, 'productionHosts' | 'mapTiles'>;
  readonly routes: Pick<RouteTable, 'accessOf' | 'hasPage'>;
  readonly renderer: Pick<PageRenderer, 'answer'>;
}

/** A path that begins like a language and region: where the edition has no such prefix, no page either. */
const LIKE_A_PREFIX = /^\/[a-z]{2}-[a-z]{2}(\/|$)/i;

/** Nobody keeps a page whose address opens an account, and no other site hears of the address. */
const TOKEN_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } as const;

const redirectTo = (reply: FastifyReply, location: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('vary', 'accept-language, cookie').redirect(location, 302);

/** The locale that a visitor is led to from an address without one, or from another than the one to keep. */
function leadsTo(
  { wished, keepsWished }: Visitor,
  edition: Edition,
  prefixed: Locale | null,
  hasPage: (region: Region) => boolean,
): Locale | null {
  const { locales, defaultLocale } = EDITIONS[edition];
  if (locales.length === 1) return null;
  if (!prefixed) return wished ?? defaultLocale;
  const isKept = keepsWished && wished !== null && wished !== prefixed;
  return isKept && hasPage(LOCALE_INFO[wished].region) ? wished : null;
}

/** The registration is for who has no account; the login leads the others on to theirs. */
const isForVisitors = (path: string): boolean => /^\/registration\/*$/i.test(path);

async function answerPage(
  { config, routes, renderer }: PageRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const host = portalHost(request, config.productionHosts);
  if (!host) return reply.code(400).type('text/plain').send('the Host header is not a host name\n');
  const { edition } = host;
  const { locale: prefixed, path, search } = portalAddress(request.url, edition);
  const isComeback = isGoogleCallback(path);
  if (isComeback) reply.header('referrer-policy', 'no-referrer');
  const visitor = readVisitor(request.raw, edition, isComeback ? localeOfComeback(search, edition) : null);
  const led = leadsTo(visitor, edition, prefixed, (region) => routes.hasPage(path, region));
  if (led && !prefixed && LIKE_A_PREFIX.test(path)) throw new NotFound();
  if (led) return redirectTo(reply, `${localeBasename(led, edition)}${path === '/' ? '' : path}${search}`);
  const locale = prefixed ?? EDITIONS[edition].defaultLocale;
  const basename = localeBasename(locale, edition);
  const isPrivate = routes.accessOf(path) !== 'public';
  if (isPrivate && !readCookie(request.headers.cookie, AUTH_COOKIE)) {
    const cookie = returnCookie(path + search);
    if (cookie) reply.header('set-cookie', cookie);
    return redirectTo(reply, `${basename}/profile/login`);
  }

  if (isForVisitors(path) && readCookie(request.headers.cookie, AUTH_COOKIE))
    return redirectTo(reply, `${basename}/profile/login`);

  const notices = noticesFor(visitor, edition, locale);
  const shown = isComeback ? path : path + search;
  const answer = await renderer.answer({ host, locale, path: shown, notices });
  if (answer.kind === 'redirect') return redirectTo(reply, answer.location);
  reply.code(answer.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-cache',
    etag: answer.etag,
    vary: 'accept-language, cookie',
    'content-security-policy': contentSecurityPolicy(
      answer.layoutCss,
      tileOrigin(config.mapTiles),
      host.origin,
    ),
  });
  if (carriesToken(path)) reply.headers(TOKEN_HEADERS);
  if (answer.status === 200 && isKnown(request, answer.etag)) return reply.code(304).send();
  return sendEncoded(request, reply, answer.html);
}

export function servePages(app: FastifyInstance, options: PageRoutesOptions): void {
  app.get('/*', (request, reply) => answerPage(options, request, reply));
}
