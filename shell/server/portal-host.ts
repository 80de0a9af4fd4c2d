import {
  EDITIONS,
  type Edition,
  type Locale,
  type ProductionHosts,
  resolveEdition,
  splitLocalePrefix,
} from '@ecocircle/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { readVisitor } from './visitor.ts';

export interface PortalHost {
  readonly edition: Edition;
  readonly production: boolean;
  readonly origin: string;
}

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** Null where the Host header is no host name. */
export function portalHost(request: FastifyRequest, productionHosts: ProductionHosts): PortalHost | null {
  const { host, protocol } = request;
  if (!HOST.test(host)) return null;
  const known = resolveEdition(host, productionHosts);
  // Whatever the proxy in front says of the scheme: robots.txt and the site map are kept by caches that others share.
  return { ...known, origin: `${known.production ? 'https' : protocol}://${host}` };
}

/**
 * Takes an address of the portal apart: the locale of its prefix, the path behind that, and the search with its question
 * mark, empty where there is none.
 */
export function portalAddress(url: string, edition: Edition) {
  const end = url.search(/[?#]/);
  const pathname = end < 0 ? url : url.slice(0, end);
  return { ...splitLocalePrefix(pathname, edition), search: end < 0 ? '' : url.slice(end) };
}

/** The locale that a visitor is led to where the address names none. */
export const wantedLocale = (request: FastifyRequest, edition: Edition): Locale =>
  readVisitor(request.raw, edition).wished ?? EDITIONS[edition].defaultLocale;
