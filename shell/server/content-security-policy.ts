import { createHash } from 'node:crypto';
import { STARTER } from './starter.ts';

/** How a policy allows an inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STARTER_SOURCE = hashSource(STARTER);

/** What the policy of a page depends on. */
export interface PolicyFacts {
  /** Of each style element of the page, its {@link hashSource}. */
  readonly styles: readonly string[];
  /** Origin of an outside tile server. */
  readonly tileOrigin: string | null;
  /** The page's own: not in every browser does 'self' hold for the live socket. */
  readonly origin: string;
  /** Whether other sites may show the page in a frame. */
  readonly isFramed: boolean;
}

/** The policy of a page. Of inline scripts only the starter is allowed, by its hash, of inline styles those that the page holds. */
export function contentSecurityPolicy({ styles, tileOrigin, origin, isFramed }: PolicyFacts): string {
  const images = ["'self'", 'data:', ...(tileOrigin ? [tileOrigin] : [])].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${STARTER_SOURCE}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src ${images}`,
    "font-src 'self'",
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
    "object-src 'none'",
    // The starter makes the one policy that there is.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
