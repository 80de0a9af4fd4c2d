import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portalUrl } from './portal-url.ts';

/** The portal's response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
}

/** Parts of a request besides its path. `host` is a host name without a port. */
export interface AskOptions {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Requests the portal directly, with the path exactly as it is written: no normalisation, no redirects followed, any
 * host name.
 */
export function ask(path: string, { host, method, headers, body }: AskOptions = {}): Promise<Answer> {
  const { port } = new URL(portalUrl());
  return new Promise((done, fail) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: { host: `${host ?? 'localhost'}:${port}`, ...headers },
      },
      async (response) => {
        const content = await buffer(response);
        const { statusCode = 0, headers: answered } = response;
        done({ status: statusCode, headers: answered, body: content, text: content.toString('utf8') });
      },
    );
    call.once('error', fail);
    call.end(body);
  });
}

/** Follows the redirects of a page to its response. */
export async function askPage(path: string, options: AskOptions = {}): Promise<Answer> {
  const answer = await ask(path, options);
  const { location } = answer.headers;
  if (answer.status < 300 || answer.status > 399 || typeof location !== 'string') return answer;
  const { pathname, search } = new URL(location, 'http://localhost');
  return askPage(pathname + search, options);
}
