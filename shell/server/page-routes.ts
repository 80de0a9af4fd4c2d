import {
  CHOOSE_CITY_PATH,
  type CityContext,
  comebackPath,
  EDITIONS,
  type Edition,
  LOCALE_INFO,
  type Locale,
  localeBasename,
  type Region,
} from '@ecocircle/shared-contracts';
import type { KeptAnswers } from '@ecocircle/shared-contracts/kept-answers';
import { isKnown } from '@ecocircle/shared-contracts/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_COOKIE, CITY_COOKIE, STYLES_COOKIE } from '../src/platform/cookies/cookie-names.ts';
import { presentTiming } from '../src/platform/locale/present-timing.ts';
import { pathOf, searchOf } from '../src/platform/routing/address.ts';
import { hidesLayoutUi } from '../src/platform/routing/hides-layout-ui.ts';
import { type SplitQuery, withQuery } from '../src/platform/routing/read-query.ts';
import { returnCookie } from '../src/platform/session/return-cookie.ts';
import { cityCookie } from './city/city-cookie.ts';
import type { VisitorCities } from './city/visitor-cities.ts';
import type { EdgeConfig } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { readCookie } from './cookies.ts';
import { isGoogleCallback, localeOfComeback } from './google-callback.ts';
import { keepPageAnswer, PART_HEADER } from './kept-page-answers.ts';
import { tileOrigin } from './map-tiles.ts';
import { NotFound } from './not-found.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { PageDocument, PageRequest } from './pages/page-request.ts';
import type { RouteTable } from './pages/route-table.ts';
import { portalAddress, portalHost } from './portal-host.ts';
import { carriesToken } from './request-log.ts';
import { nameEncoding, sendAs } from './send-encoded.ts';
import { noticesFor, readVisitor, type Visitor } from './visitor.ts';

export interface PageRoutesOptions {
  readonly config: Pick<EdgeConfig, 'productionHosts' | 'mapTiles'>;
  readonly routes: Pick<RouteTable, 'accessOf' | 'hasPage' | 'isEmbeddable' | 'splitQuery'>;
  readonly renderer: Pick<PageRenderer, 'answer' | 'frame' | 'repeat'>;
  readonly kept: Pick<KeptAnswers, 'keep'>;
  readonly cities: Pick<VisitorCities, 'find' | 'cityFor'>;
}

const NO_QUERY: SplitQuery = { read: '', unread: '' };

/** A path that begins like a language and region: where the edition has no such prefix, no page either. */
const LIKE_A_PREFIX = /^\/[a-z]{2}-[a-z]{2}(\/|$)/i;

/** Nobody keeps a page whose address opens an account, and no other site hears of the address. */
const TOKEN_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } as const;

/** Segments of a path that name its folder, or the one above, as browsers read them. */
const DOT_SEGMENTS = /[/\\](\.|%2e){1,2}(?=[/\\]|$)/i;

/** The address that one with dot segments means, which is what a browser asks for; null where there are none. */
function meantBy(url: string): string | null {
  const meant = DOT_SEGMENTS.test(pathOf(url)) ? URL.parse(`http://portal${url}`) : null;
  // Two slashes at its beginning would lead to another host.
  return meant && meant.pathname.replace(/^\/+/, '/') + meant.search;
}

const redirectTo = (reply: FastifyReply, location: string, status = 302): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .redirect(location, status);

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

/** A choice of a city without scripts: kept in a cookie, and back to the page that it was made from. */
async function chooseCity(
  cities: PageRoutesOptions['cities'],
  context: CityContext,
  search: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = new URLSearchParams(search);
  const id = asked.get('city') ?? '';
  const city = id === '' ? null : await cities.find(id, context);
  if (city || id === '') reply.header('set-cookie', cityCookie(city?.id ?? null));
  const path = comebackPath(asked.get('from'));
  const basename = localeBasename(context.locale, context.edition);
  return redirectTo(reply, path === '/' ? basename || '/' : basename + path);
}

interface AnswerToSend {
  readonly page: PageRequest;
  readonly answer: PageDocument;
  readonly isFrame: boolean;
  /** Whether who asks alike may be sent the same. */
  readonly isForAll: boolean;
}

async function sendPage(
  { config, routes, renderer, kept }: PageRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, answer, isFrame, isForAll }: AnswerToSend,
): Promise<FastifyReply> {
  const { status, retryAfter, isProvisional } = answer;
  const sheets = readCookie(request.headers.cookie, STYLES_COOKIE);
  const { html, etag, styles } = await answer.formFor(sheets);
  const { host, locale } = page;
  const path = pathOf(page.path);
  const isFramed = hidesLayoutUi(searchOf(page.path)) && routes.isEmbeddable(path);
  const policy = { styles, tileOrigin: tileOrigin(config.mapTiles), origin: host.origin, isFramed };
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': isFrame || status >= 500 ? 'no-store' : 'no-cache',
    etag,
    vary: `accept-language, cookie, ${PART_HEADER}`,
    'content-security-policy': contentSecurityPolicy(policy),
  });
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (carriesToken(path)) reply.headers(TOKEN_HEADERS);
  if (status === 200 && isKnown(request.headers, etag))
    return reply.code(304).header('server-timing', presentTiming(new Date())).send();
  const headersOfKnown = reply.getHeaders();
  const encoding = nameEncoding(request, reply, html);
  if (isForAll && status === 200 && encoding === 'br' && !isProvisional) {
    const headers = reply.getHeaders();
    const repeat = renderer.repeat(page);
    const again = () => repeat()?.madeFor(sheets);
    keepPageAnswer(kept, request.raw, { etag, headers, headersOfKnown, again });
  }
  return sendAs(encoding, reply, html);
}

async function answerPage(
  options: PageRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, routes, renderer, cities } = options;
  const host = portalHost(request, config.productionHosts);
  if (!host) return reply.code(400).type('text/plain').send('the Host header is not a host name\n');
  const meant = meantBy(request.url);
  if (meant) return redirectTo(reply, meant, 308);
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
  if (path === CHOOSE_CITY_PATH) return chooseCity(cities, { edition, locale }, search, reply);
  const isPrivate = routes.accessOf(path) !== 'public';
  if (isPrivate && !readCookie(request.headers.cookie, AUTH_COOKIE)) {
    const cookie = returnCookie(path + search);
    if (cookie) reply.header('set-cookie', cookie);
    return redirectTo(reply, `${basename}/profile/login`);
  }

  if (isForVisitors(path) && readCookie(request.headers.cookie, AUTH_COOKIE))
    return redirectTo(reply, `${basename}/profile/login`);

  const notices = noticesFor(visitor, edition, locale);
  const { read, unread } = isComeback ? NO_QUERY : routes.splitQuery(path, search);
  const known = { chosen: readCookie(request.headers.cookie, CITY_COOKIE), ip: request.ip };
  const city = await cities.cityFor(known, { edition, locale });
  const isFrame = request.headers[PART_HEADER] === 'frame';
  const page = { host, locale, path: path + read, notices, city };
  const answer = await (isFrame ? renderer.frame(page) : renderer.answer(page));
  if (answer.kind === 'redirect') return redirectTo(reply, withQuery(answer.location, unread), answer.status);
  const isForAll = !isFrame && !isPrivate && !isComeback;
  return sendPage(options, request, reply, { page, answer, isFrame, isForAll });
}

export function servePages(app: FastifyInstance, options: PageRoutesOptions): void {
  app.get('/*', (request, reply) => answerPage(options, request, reply));
}
