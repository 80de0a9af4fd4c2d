import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the service meets a question: with a tile, with an error, or not at all. */
export type TileMood = 'answers' | 'refuses' | 'hangs';

/** A question for a tile, as the service hears it. */
export interface AskedTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly referer: string | undefined;
}

/** Stands in for a service of map tiles from elsewhere. */
export interface TileService {
  /** In Leaflet's notation. */
  readonly url: string;
  readonly origin: string;
  readonly asked: readonly AskedTile[];
  /** From now on; what was asked before is forgotten. */
  become(mood: TileMood): void;
  stop(): Promise<void>;
}

/** A pixel of one colour: a browser draws it as large as a tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8n+F/HgAFhAJ/wlseKgAAAABJRU5ErkJggg==',
  'base64',
);

const PATH = /^\/(\d+)\/(\d+)\/(\d+)\.png$/;

/** Starts a service that answers until it is told otherwise. */
export async function startTileService(): Promise<TileService> {
  const asked: AskedTile[] = [];
  let mood: TileMood = 'answers';
  const answer = (response: ServerResponse): void => {
    if (mood === 'refuses') response.writeHead(503).end();
    if (mood === 'answers')
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' }).end(TILE);
  };
  const server = createServer(({ url = '', headers }, response) => {
    const [z = 0, x = 0, y = 0] = (PATH.exec(url) ?? []).slice(1).map(Number);
    asked.push({ z, x, y, referer: headers.referer });
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/{z}/{x}/{y}.png`,
    origin,
    asked,
    become(changed) {
      mood = changed;
      asked.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
