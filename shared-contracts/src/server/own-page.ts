import type { IncomingHttpHeaders } from 'node:http';
import type { ApiErrorItem } from '../api/api-error.ts';

/** What whoever asks from a page of another site is told. */
export const FOREIGN_PAGE = {
  status: '403',
  code: 'foreign-page',
  title: 'Only pages of this site open the live socket',
} as const satisfies ApiErrorItem;

/**
 * Whether a live socket is asked for by a page of this site. A page of another would hold sockets in the browser of
 * whoever reads it; what is no page names no origin.
 */
export function isOwnPage({ origin }: IncomingHttpHeaders, host: string): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}
