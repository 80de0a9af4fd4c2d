import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { InferType } from 'yup';
import { RequestError } from '../errors/request-error.ts';
import { answers, content, NOTHING } from '../openapi/answers.ts';
import { answerError } from '../plugins/error-handler.ts';
import type { Routes } from '../plugins/validation.ts';
import { COUNTRIES_FILE, readCountries } from './countries.ts';
import { PlaceTable } from './place-table.ts';
import { PLACES_FILE } from './places.ts';
import { attributionsOf } from './sources/attribution.ts';
import type { VectorSources } from './sources/vector-sources.ts';
import { type SheetAddress, SheetParams, TileParams, TileQuery } from './tile-address.ts';
import { TILE_ENCODINGS, TileCache, type TileEncoding } from './tile-cache.ts';
import { sheetSvg, tileSvg, type World } from './tile-svg.ts';
import { openWorldPack, PACK_FILE } from './world-pack.ts';

/** Options of {@link basemapPlugin}. */
export interface BasemapOptions {
  /** How many bytes of finished tiles are kept. */
  readonly cacheBytes?: number;
  /** The archives with streets; null: there are none. */
  readonly streets?: VectorSources | null;
}

/** The attribution of the map: its lines are in the public domain, the places are CC BY 4.0. */
export const BASEMAP_ATTRIBUTION = 'Natural Earth · GeoNames';

/** Raised when the drawing changes, so that browsers fetch the tiles again. */
const DRAWING_REVISION = 1;
const DEFAULT_CACHE_BYTES = 4 * 1024 * 1024;
const YEAR_S = 31_536_000;
const DAY_S = 86_400;

function dataVersion(): string {
  const hash = createHash('sha256').update(String(DRAWING_REVISION));
  for (const file of [PACK_FILE, PLACES_FILE, COUNTRIES_FILE]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

function chosenEncoding(request: FastifyRequest): TileEncoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (
    TILE_ENCODINGS.find((name) => new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted)) ??
    'identity'
  );
}

/** One code for whatever is wrong with an address. */
function answerWrongAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof RequestError) || error.statusCode !== 400) return answerError(error, request, reply);
  const [first, ...others] = error.errors.map(({ title, source }) => ({
    status: 400,
    code: 'invalid-parameter',
    title: 'A parameter is not valid',
    detail: `${source?.parameter}: ${title}`,
    source,
  }));
  return answerError(new RequestError(first as NonNullable<typeof first>, ...others), request, reply);
}

const TILE_ANSWERS = answers({ 200: content('image/svg+xml'), 304: NOTHING });

/** Opened with the first tile: an installation with its own tile server never loads it. */
function lazyWorld(): () => World {
  let world: World | undefined;
  return () => {
    world ??= { pack: openWorldPack(), places: new PlaceTable(), countries: readCountries() };
    return world;
  };
}

/**
 * The built-in basemap: `GET /basemap/{light|dark}/{z}/{x}/{y}.svg?lang=en|es|ru|kk&v=VERSION`,
 * `GET /basemap/{light|dark}/{z}/{x}/{y}/{columns}/{rows}.svg` with the same query for many tiles in one drawing, and
 * `GET /basemap/info.json` with the version and the attribution. With the current version in `v` an answer may be
 * kept for ever, without it for a day.
 */
export const basemapPlugin: FastifyPluginAsync<BasemapOptions> = async (app, options) => {
  const world = lazyWorld();
  const cache = new TileCache(options.cacheBytes ?? DEFAULT_CACHE_BYTES);
  const version = dataVersion();
  const routes = app as unknown as Routes;
  app.setErrorHandler(answerWrongAddress);

  // A map asks for dozens of tiles a second and they cost little: they do not count as requests.
  const config = { access: 'public', rateLimit: false } as const;

  const streets = () => attributionsOf(options.streets?.current() ?? []);
  const info = tolerantObject({ version: text(), tiles: text(), attribution: text() });
  app.get(
    '/basemap/info.json',
    { schema: { ...answers({ 200: info }) }, config },
    async (_request, reply) => {
      const tiles = `/basemap/{theme}/{z}/{x}/{y}.svg?lang={lang}&v=${version}`;
      return reply
        .header('cache-control', 'no-cache')
        .send({ version, tiles, attribution: [BASEMAP_ATTRIBUTION, ...streets()].join(' · ') });
    },
  );

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { v, ...address }: SheetAddress & Pick<InferType<typeof TileQuery>, 'v'>,
    draw: (world: World, address: SheetAddress) => string,
  ): Promise<FastifyReply> => {
    const encoding = chosenEncoding(request);
    const { theme, z, x, y, columns, rows } = address;
    const key = [theme, address.lang, z, x, y, columns, rows].join('/');
    const tile = await cache.get(key, encoding, () => draw(world(), address));
    const age = v === version ? `max-age=${YEAR_S}, immutable` : `max-age=${DAY_S}`;
    reply.headers({ etag: tile.etag, vary: 'accept-encoding', 'cache-control': `public, ${age}` });
    if (request.headers['if-none-match'] === tile.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml; charset=utf-8').send(tile.body);
  };

  routes.get(
    '/basemap/:theme/:z/:x/:y.svg',
    { schema: { params: TileParams, querystring: TileQuery, ...TILE_ANSWERS }, config },
    async (request, reply) => {
      const address = { ...request.params, ...request.query, columns: 1, rows: 1 };
      return answer(request as FastifyRequest, reply as FastifyReply, address, tileSvg);
    },
  );
  routes.get(
    '/basemap/:theme/:z/:x/:y/:columns/:rows.svg',
    { schema: { params: SheetParams, querystring: TileQuery, ...TILE_ANSWERS }, config },
    async (request, reply) => {
      const address = { ...request.params, ...request.query };
      return answer(request as FastifyRequest, reply as FastifyReply, address, sheetSvg);
    },
  );
};
