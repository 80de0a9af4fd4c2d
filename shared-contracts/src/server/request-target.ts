import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\//i;
const SCHEME = /^https?$/;

function dropMadeUpScheme(headers: IncomingMessage['headers']): void {
  const scheme = String(headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  if (scheme === undefined || !SCHEME.test(scheme)) delete headers['x-forwarded-proto'];
  else headers['x-forwarded-proto'] = scheme;
}

/**
 * The address that a request asks for, from its path on. A target with a host in it stands for that host, whatever the
 * Host header says. A scheme that is none is forgotten, and so is a host that the request says it came by, unless it is
 * the edge that says so: proxies pass on what a visitor made up.
 *
 * @param believesHost - whether only the edge can ask this server
 */
export function requestTarget(request: IncomingMessage, believesHost: boolean): string {
  const { headers, url = '/' } = request;
  dropMadeUpScheme(headers);
  if (!believesHost) delete headers['x-forwarded-host'];
  if (!ABSOLUTE.test(url) || !URL.canParse(url)) return /^[/*]/.test(url) ? url : `/${url}`;
  const { host, pathname, search } = new URL(url);
  headers.host = host;
  return pathname + search;
}
