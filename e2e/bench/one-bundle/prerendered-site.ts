import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Registry, RemoteDescriptor, RemoteName } from '@ecocircle/shared-contracts';
import { sheetsIn } from '../../http/sheets.ts';
import { asAnother } from '../../set-up/another-page.ts';
import { freePort } from '../../set-up/product.ts';
import { type Server, startEdge } from '../../set-up/servers.ts';
import { ONE_BUNDLE } from './build-config.ts';

/** The edge compresses its pages at this quality. */
const PAGE_QUALITY = 5;
const ATTEMPTS = 20;

function copyRemote(from: string, to: string, remote: RemoteName, version: string): void {
  const [source, target] = [join(from, remote, version), join(to, remote, version)];
  const descriptor = JSON.parse(readFileSync(join(source, 'remote.json'), 'utf8')) as RemoteDescriptor;
  const assets = { ...descriptor.assets, module: [], routes: {} };
  mkdirSync(join(target, 'server'), { recursive: true });
  cpSync(join(source, 'assets'), join(target, 'assets'), { recursive: true });
  copyFileSync(join(ONE_BUNDLE, 'server', `${remote}.mjs`), join(target, assets.server.file));
  cpSync(join(ONE_BUNDLE, 'server'), join(target, 'server'), { recursive: true });
  // One bundle runs its code at once.
  const routes = descriptor.routes.map(({ hydrate: _, ...route }) => route);
  writeFileSync(join(target, 'remote.json'), JSON.stringify({ ...descriptor, routes, assets }));
}

/** A release store whose remotes are rendered from the one bundle and have no files of their own. */
function makeStore(from: string, to: string): void {
  const registry = JSON.parse(readFileSync(join(from, 'registry.json'), 'utf8')) as Registry;
  const remotes = Object.entries(registry.remotes).map(([remote, entry]) => {
    copyRemote(from, to, remote as RemoteName, entry.active);
    return [remote, { ...entry, lastGood: null }];
  });
  const copy = { ...registry, remotes: Object.fromEntries(remotes) };
  writeFileSync(join(to, 'registry.json'), JSON.stringify(copy));
}

/** Requests the page until it is rendered: an edge that has just started sends the frame alone. */
async function renderedPage(url: string): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const html = await (await fetch(asAnother(url))).text();
    if (html.includes('"hydration":')) break;
  }
  // One bundle has its styles in files.
  const cookie = `styles=${sheetsIn(await (await fetch(url)).text()).join('.')}`;
  return (await fetch(url, { headers: { cookie } })).text();
}

/** The page as the edge renders it, without the links to entries of remotes, which one bundle does not have. */
async function prerender(url: string): Promise<Buffer> {
  const own = (await renderedPage(url)).replaceAll(
    /^<link rel="preload" as="script"[^>]* href="\/mf\/[^>]*>\n/gm,
    '',
  );
  if (!own.includes('"hydration":')) throw new Error(`${url} is not rendered on the server`);
  return brotliCompressSync(own, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } });
}

function pass(edge: string, call: IncomingMessage, reply: ServerResponse): void {
  const onward = request(`${edge}${call.url}`, { method: call.method, headers: call.headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  call.pipe(onward);
}

/**
 * Serves the one bundle with the page at a path rendered beforehand, by the same edge.
 *
 * @param options - `store` is the release store of the product, `folder` an empty folder, `path` the page
 */
export async function startPrerenderedSite(options: {
  readonly apiUrl: string;
  readonly store: string;
  readonly folder: string;
  readonly path: string;
}): Promise<Pick<Server, 'url' | 'stop'>> {
  const { apiUrl, store, folder, path } = options;
  makeStore(store, folder);
  const edge = await startEdge({ API_URL: apiUrl, RELEASE_STORE: folder, SHELL_DIST: ONE_BUNDLE });
  const page = await prerender(edge.url + path);
  const port = await freePort();
  const server = createServer((call, reply) => {
    if (call.url !== path) return pass(edge.url, call, reply);
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
  }).listen(port);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await edge.stop();
    },
  };
}
