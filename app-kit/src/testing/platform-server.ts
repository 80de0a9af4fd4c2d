import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type ApiCall, ApiError, type ApiService, readApiErrors } from '@ecocircle/shared-contracts';
import { onTestFinished } from '@ecocircle/test-kit';

/** What the platform answers: a body with status 200, or another status. */
export type Answer = { readonly body: unknown; readonly status?: number };

/** Answers by path; a function sees the query. */
export type Answers = Readonly<Record<string, Answer | ((query: URLSearchParams) => Answer)>>;

const NOT_FOUND: Answer = {
  status: 404,
  body: { errors: [{ status: '404', code: 'not-found', title: 'Not found' }] },
};

function address({ path, query = {} }: ApiCall, origin: string): URL {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

async function send(url: URL, { method = 'GET', body: sent }: ApiCall): Promise<unknown> {
  const response = await fetch(url, { method, ...(sent !== undefined && { body: JSON.stringify(sent) }) });
  const body: unknown = await response.json();
  if (response.ok) return body;
  throw new ApiError(response.status, readApiErrors(body));
}

/** The client of a platform, and what it was asked for. */
export interface StartedPlatform {
  readonly api: ApiService;
  /** Paths with their queries. */
  readonly asked: readonly string[];
  /** The bodies of what was no GET. */
  readonly sent: readonly unknown[];
}

/** Starts an HTTP server with the given answers and gives the client that asks it; both end with the test. */
export async function startPlatform(answers: Answers): Promise<StartedPlatform> {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://platform');
    asked.push(url.pathname + url.search);
    if (request.method !== 'GET') sent.push(await json(request));
    const found = answers[url.pathname] ?? NOT_FOUND;
    const { status = 200, body } = typeof found === 'function' ? found(url.searchParams) : found;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = (call: ApiCall): Promise<unknown> => send(address(call, origin), call);
  return { api: { request, authenticated: request }, asked, sent };
}
