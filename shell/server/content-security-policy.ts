import { createHash } from 'node:crypto';

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a page. Nothing inline runs; of inline styles only the route's layout is allowed, by its hash.
 *
 * @param layoutCss - the text of the page's one style element
 * @param tileOrigin - origin of an outside tile server
 * @param origin - the page's own: not in every browser does 'self' hold for the live socket
 */
export function contentSecurityPolicy(layoutCss: string, tileOrigin: string | null, origin: string): string {
  const images = ["'self'", 'data:', ...(tileOrigin ? [tileOrigin] : [])].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashSource(layoutCss)}`,
    `img-src ${images}`,
    "font-src 'self'",
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');
}
