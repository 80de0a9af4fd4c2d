import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const DOCUMENT =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body><h1>Empty</h1></body></html>';

/** Serves a page of one heading: when it is painted is what the browser and the line need for any page. */
export async function serveEmptyPage() {
  const server = createServer(({ url }, reply) => {
    if (url === '/') reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(DOCUMENT);
    else reply.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
