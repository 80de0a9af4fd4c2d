import {
  EDITION_OF,
  EDITIONS,
  type Edition,
  LOCALE_INFO,
  type Locale,
  localeBasename,
  type ProductionHosts,
  resolveEdition,
} from '@ecocircle/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { publicSite } from './public-site.ts';

/** The configured addresses of the installation. */
export interface PortalAddresses {
  /** Where the portal is public, by edition; none on a developer's machine. */
  readonly productionHosts: ProductionHosts;
  /** The origin of a portal without production hosts; without both, links lead to where the request came in. */
  readonly publicOrigin: string | null;
}

/**
 * The origin that links in mails begin with. The Host header is trusted only where it names a production host, and on
 * an installation without a configured address: anybody may send any Host header, and the mail goes to somebody
 * else.
 */
export function portalOrigin(
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  locale: Locale,
  { productionHosts, publicOrigin }: PortalAddresses,
): string {
  if (!resolveEdition(request.host, productionHosts).production) {
    if (publicOrigin) return publicOrigin;
    const own = productionHosts[EDITION_OF[LOCALE_INFO[locale].region]];
    if (own) return `https://${own}`;
  }
  return publicSite(request, productionHosts).origin;
}

/** Where links lead on an installation without a configured address: that of a plain start. */
const PLAIN_START = { host: 'localhost:3000', protocol: 'http' } as const;

/** The origin that links begin with in mails that no request is the cause of. */
export const ownOrigin = (locale: Locale, addresses: PortalAddresses): string =>
  portalOrigin(PLAIN_START, locale, addresses);

/** Whether a request comes from Kazakhstan's pages, whatever it says of itself. */
export const isFromKazakhstan = (
  { host }: FastifyRequest,
  locale: Locale | null,
  { productionHosts }: PortalAddresses,
): boolean =>
  resolveEdition(host, productionHosts).edition === 'kz' ||
  (locale !== null && LOCALE_INFO[locale].region === 'kazakhstan');

/** The locale if the edition has it, else the edition's own. */
export const offeredLocale = (locale: Locale, edition: Edition): Locale =>
  EDITIONS[edition].locales.includes(locale) ? locale : EDITIONS[edition].defaultLocale;

/** The address of a page, `path` without the locale prefix. */
export function pageAddress(origin: string, locale: Locale, path: string, hosts: ProductionHosts): string {
  const { edition } = resolveEdition(new URL(origin).host, hosts);
  return `${origin}${localeBasename(offeredLocale(locale, edition), edition)}${path}`;
}

/** A path of the edition that the request came in by, for a redirect that stays on its host. */
export function pagePath(
  request: FastifyRequest,
  locale: Locale,
  path: string,
  { productionHosts }: PortalAddresses,
): string {
  const { edition } = resolveEdition(request.host, productionHosts);
  return `${localeBasename(offeredLocale(locale, edition), edition)}${path}`;
}
