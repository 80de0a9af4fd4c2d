import {
  type Edition,
  isLocale,
  type Locale,
  preferredLocale,
  resolveEdition,
  splitLocalePrefix,
} from '@ecocircle/shared-contracts';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { PortalAddresses } from './portal-address.ts';

/** A longer header is nobody's list of languages, and expensive to sort. */
const LONGEST_HEADER = 1000;

const languagesOf = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '').length > LONGEST_HEADER ? [] : new Negotiator({ headers }).languages();

/** A page of an edition with one language has no prefix, and needs none. */
function pageLocale({ headers }: FastifyRequest, edition: Edition): Locale | null {
  const { referer = '' } = headers;
  return URL.canParse(referer) ? splitLocalePrefix(new URL(referer).pathname, edition).locale : null;
}

/**
 * The language of a request, to answer and to mail in: the one that its body names, else that of the page of the portal
 * that it came from, else the one of the edition that `Accept-Language` prefers, else the edition's first.
 */
export function requestLocale(request: FastifyRequest, { productionHosts }: PortalAddresses): Locale {
  const { locale } = (request.body ?? {}) as { locale?: unknown };
  if (isLocale(locale)) return locale;
  const { edition } = resolveEdition(request.host, productionHosts);
  return pageLocale(request, edition) ?? preferredLocale(edition, { languages: languagesOf(request) });
}

/** A hook for routes whose rules depend on the language: a body that names none gets that of its request. */
export const fillInLocale = (addresses: PortalAddresses) => async (request: FastifyRequest) => {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body) || 'locale' in body) return;
  request.body = { ...body, locale: requestLocale(request, addresses) };
};
