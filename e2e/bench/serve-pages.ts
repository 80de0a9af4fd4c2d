import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { freePort } from '../set-up/product.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
};

/** Serves the files of a folder, compressed where they are there compressed. */
export async function servePages(folder: string) {
  const server = createServer(({ url = '' }, reply) => {
    const file = join(folder, url.replace(/\?.*/, ''));
    const type = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' };
    if (existsSync(`${file}.br`)) {
      reply.writeHead(200, { ...type, 'content-encoding': 'br' });
      createReadStream(`${file}.br`).pipe(reply);
    } else if (existsSync(file)) {
      reply.writeHead(200, type);
      createReadStream(file).pipe(reply);
    } else reply.writeHead(404).end();
  });
  const port = await freePort();
  server.listen(port);
  return {
    url: `http://localhost:${port}`,
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
