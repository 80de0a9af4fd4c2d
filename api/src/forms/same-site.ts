import type { FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.ts';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Whether the browser's headers say that the request comes from a page of this site. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return hostOf(headers.origin ?? '') === host.toLowerCase();
}

const typeOf = ({ headers }: FastifyRequest): string => headers['content-type'] ?? '';

/** Whether a request is a form with files, as a browser sends it without the portal's scripts. */
export const isPartedForm = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(typeOf(request));

/** Whether a request is a plain `<form method="post">`, sent without the portal's scripts. */
export const isPlainForm = (request: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(typeOf(request)) || isPartedForm(request);

/** Refuses whatever a page of another site made the browser send. */
export function refuseForeign(request: FastifyRequest): void {
  if (isSameOrigin(request)) return;
  throw new RequestError({
    status: 403,
    code: 'foreign-form',
    title: 'Forms are taken from pages of this site only',
  });
}

/**
 * Refuses a form that another site made the browser send. JSON needs no such check: a browser sends a preflight request
 * first, which is not allowed here.
 */
export async function refuseForeignForm(request: FastifyRequest): Promise<void> {
  if (isPlainForm(request)) refuseForeign(request);
}
