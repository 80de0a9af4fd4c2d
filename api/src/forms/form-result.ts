import { type ApiErrorItem, FIELD_RULES } from '@ecocircle/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PortalAddresses, pagePath } from '../addresses/portal-address.ts';
import { requestLocale } from '../addresses/request-locale.ts';

/** How a form without scripts went: the last part of the result page's address. */
export type FormOutcome =
  | 'sent'
  | 'subscribed'
  | 'already-subscribed'
  | 'alert-asked'
  | 'failed'
  | 'invalid'
  | 'too-many';

const OUTCOMES: Readonly<Record<number, FormOutcome>> = { 413: 'invalid', 422: 'invalid', 429: 'too-many' };

const KNOWN_RULES: ReadonlySet<string> = new Set(FIELD_RULES);

/** The outcome that an error means for the sender of a form. */
export const outcomeOfStatus = (status: number): FormOutcome => OUTCOMES[status] ?? 'failed';

/** Redirects a browser without scripts to a page of the portal. */
export function leadTo(
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  addresses: PortalAddresses,
): FastifyReply {
  const location = pagePath(request, requestLocale(request, addresses), path, addresses);
  return reply.header('cache-control', 'no-store').redirect(location, 303);
}

/** What is wrong, as `?field=rule`; never what was typed, which must not be in an address. */
function problemSearch(errors: readonly ApiErrorItem[]): string {
  const problems = errors.flatMap(({ code, source }) => {
    const field = /^\/(\w+)$/.exec(source?.pointer ?? '')?.[1];
    return field && KNOWN_RULES.has(code) ? [[field, code]] : [];
  });
  return problems.length > 0 ? `?${new URLSearchParams(problems)}` : '';
}

/** Redirects a browser without scripts to the page with the outcome of its form and the wrong fields. */
export const leadToResult = (
  outcome: FormOutcome,
  request: FastifyRequest,
  reply: FastifyReply,
  addresses: PortalAddresses,
  errors: readonly ApiErrorItem[] = [],
): FastifyReply => leadTo(`/request-result/${outcome}${problemSearch(errors)}`, request, reply, addresses);
