import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { figure, list, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { tuple } from 'yup';
import { RequestError } from '../errors/request-error.ts';
import { answers, content, NOTHING } from '../openapi/answers.ts';
import { answerError } from '../plugins/error-handler.ts';
import { part } from '../plugins/part.ts';
import type { Routes } from '../plugins/validation.ts';
import { COUNTRIES_FILE, readCountries } from './countries.ts';
import type { DrawingLimits } from './drawing/drawing-queue.ts';
import { lettersOf } from './drawing/letters-of.ts';
import { type Streets, StreetTiles } from './drawing/street-tiles.ts';
import { PlaceTable } from './place-table.ts';
import { PLACES_FILE } from './places.ts';
import { attributionsOf } from './sources/attribution.ts';
import {
  type BasemapLanguage,
  type LabelledTile,
  LabelsQuery,
  type SheetAddress,
  SheetParams,
  type TileAddress,
  TileParams,
  TileQuery,
} from './tile-address.ts';
import { type DrawnTile, TILE_ENCODINGS, TileCache, type TileEncoding } from './tile-cache.ts';
import {
  labelsSheetSvg,
  labelsSvg,
  sheetSvg,
  tileSvg,
  tilesOf,
  type World,
  worldLabels,
  worldTile,
} from './tile-svg.ts';
import { openWorldPack, PACK_FILE } from './world-pack.ts';

/** Options of {@link basemapPlugin}. */
export interface BasemapOptions {
  /** How many bytes of finished tiles are kept. */
  readonly cacheBytes?: number;
  /** The archives with streets, which are drawn above the built-in ground; null: there are none. */
  readonly streets?: Streets | null;
  /** How much may wait for the thread that draws streets, and how long a drawing may take. */
  readonly limits?: Partial<DrawingLimits>;
}

/** The attribution of the map: its lines are in the public domain, the places are CC BY 4.0. */
export const BASEMAP_ATTRIBUTION = 'Natural Earth · GeoNames';

/** Raised when the drawing changes, so that browsers fetch the tiles again. */
const DRAWING_REVISION = 5;
const DEFAULT_CACHE_BYTES = 16 * 1024 * 1024;
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

/** Draws tiles: from the archives of streets where they have them, else from the world's data. */
class Drawer {
  readonly #world = lazyWorld();
  readonly #streets: StreetTiles;

  constructor(streets: StreetTiles) {
    this.#streets = streets;
  }

  async tile(tile: TileAddress): Promise<DrawnTile> {
    const { content, lasts } = await this.#content(tile, '');
    return { svg: tileSvg(tile, content), lasts };
  }

  async sheet(sheet: SheetAddress): Promise<DrawnTile> {
    const drawn = await Promise.all(tilesOf(sheet).map((tile, index) => this.#content(tile, String(index))));
    const contents = drawn.map(({ content }) => content);
    const font = await this.#streets.letters(sheet.lang ? lettersOf(contents.join('')) : '');
    const lasts = [...drawn, font].every((part) => part.lasts);
    return { svg: sheetSvg(sheet, contents, font.content ?? ''), lasts };
  }

  async labels(tile: LabelledTile): Promise<DrawnTile> {
    const { content, hasStreets, lasts } = await this.#names(tile);
    return { svg: labelsSvg(content, hasStreets), lasts };
  }

  async labelsSheet(sheet: SheetAddress & { lang: BasemapLanguage }): Promise<DrawnTile> {
    const drawn = await Promise.all(tilesOf(sheet).map((tile) => this.#names({ ...tile, lang: sheet.lang })));
    return { svg: labelsSheetSvg(sheet, drawn), lasts: drawn.every(({ lasts }) => lasts) };
  }

  async #names(tile: LabelledTile) {
    const { content, hasStreets, lasts } = await this.#streets.draw('names', tile, '');
    return { content: content ?? worldLabels(this.#world(), tile), hasStreets, lasts };
  }

  async #content(tile: TileAddress, key: string): Promise<{ content: string; lasts: boolean }> {
    const { content, lasts } = await this.#streets.draw('ground', tile, key);
    return { content: content ?? worldTile(this.#world(), tile, key), lasts };
  }
}

const PASSING_S = 5;

/**
 * The map's tiles, from the built-in data and from archives of streets:
 *
 * - `GET /basemap/{light|dark}/{z}/{x}/{y}.svg`, with names in it by `?lang=en|es|ru|kk`
 * - `GET /basemap/{light|dark}/{z}/{x}/{y}.labels.svg?lang=`, the names alone
 * - `GET /basemap/{light|dark}/{z}/{x}/{y}/{columns}/{rows}.svg?lang=`, many tiles in one drawing
 * - `GET /basemap/{light|dark}/{z}/{x}/{y}/{columns}/{rows}.labels.svg?lang=`, the names of many tiles
 * - `GET /basemap/info.json`, the version, the attribution, and where there are streets
 *
 * With the current version in `v` an answer may be kept for ever, without it for a day; what is drawn while an archive
 * does not answer, for seconds.
 */
export const basemapPlugin = part<BasemapOptions>('basemap', async (app, options) => {
  const streets = new StreetTiles(options.streets ?? null, app.log, options.limits);
  const drawer = new Drawer(streets);
  const cache = new TileCache(options.cacheBytes ?? DEFAULT_CACHE_BYTES);
  const ownVersion = dataVersion();
  const version = (): string => ownVersion + streets.version;
  const routes = app as unknown as Routes;
  app.setErrorHandler(answerWrongAddress);
  app.addHook('onClose', () => streets.close());

  // A map asks for dozens of tiles a second and they cost little: they do not count as requests.
  const config = { access: 'public', rateLimit: false } as const;

  const degrees = figure();
  const area = tolerantObject({ box: tuple([degrees, degrees, degrees, degrees]).defined() });
  const info = tolerantObject({
    version: text(),
    tiles: text(),
    labels: text(),
    attribution: text(),
    streets: list(area),
  });
  app.get(
    '/basemap/info.json',
    { schema: { ...answers({ 200: info }) }, config },
    async (_request, reply) => {
      const tile = '/basemap/{theme}/{z}/{x}/{y}';
      const query = `v=${version()}`;
      return reply.header('cache-control', 'no-cache').send({
        version: version(),
        tiles: `${tile}.svg?${query}`,
        labels: `${tile}.labels.svg?lang={lang}&${query}`,
        attribution: [BASEMAP_ATTRIBUTION, ...attributionsOf(options.streets?.current() ?? [])].join(' · '),
        streets: streets.boxes.map((box) => ({ box })),
      });
    },
  );

  const answer = async (
    { request, reply, key }: { request: FastifyRequest; reply: FastifyReply; key: readonly unknown[] },
    v: string | undefined,
    draw: () => Promise<DrawnTile>,
  ): Promise<FastifyReply> => {
    const encoding = chosenEncoding(request);
    const current = version();
    const tile = await cache.get([current, ...key].join('/'), encoding, draw);
    const age = !tile.lasts
      ? `max-age=${PASSING_S}`
      : v === current
        ? `max-age=${YEAR_S}, immutable`
        : `max-age=${DAY_S}`;
    reply.headers({ etag: tile.etag, vary: 'accept-encoding', 'cache-control': `public, ${age}` });
    if (request.headers['if-none-match'] === tile.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml; charset=utf-8').send(tile.body);
  };
  type Asked = { params: object; query: { lang?: BasemapLanguage | undefined; v?: string | undefined } };
  const asked = (kind: string, request: Asked, reply: unknown) => ({
    request: request as unknown as FastifyRequest,
    reply: reply as FastifyReply,
    key: [kind, ...Object.values(request.params), request.query.lang],
  });

  routes.get(
    '/basemap/:theme/:z/:x/:y.svg',
    { schema: { params: TileParams, querystring: TileQuery, ...TILE_ANSWERS }, config },
    async (request, reply) => {
      const { v, lang } = request.query;
      return answer(asked('tile', request, reply), v, () => drawer.tile({ ...request.params, lang }));
    },
  );
  routes.get(
    '/basemap/:theme/:z/:x/:y.labels.svg',
    { schema: { params: TileParams, querystring: LabelsQuery, ...TILE_ANSWERS }, config },
    async (request, reply) => {
      const { v, lang } = request.query;
      return answer(asked('labels', request, reply), v, () => drawer.labels({ ...request.params, lang }));
    },
  );
  routes.get(
    '/basemap/:theme/:z/:x/:y/:columns/:rows.svg',
    { schema: { params: SheetParams, querystring: TileQuery, ...TILE_ANSWERS }, config },
    async (request, reply) => {
      const { v, lang } = request.query;
      return answer(asked('sheet', request, reply), v, () => drawer.sheet({ ...request.params, lang }));
    },
  );
  routes.get(
    '/basemap/:theme/:z/:x/:y/:columns/:rows.labels.svg',
    { schema: { params: SheetParams, querystring: LabelsQuery, ...TILE_ANSWERS }, config },
    async (request, reply) => {
      const { v, lang } = request.query;
      const draw = () => drawer.labelsSheet({ ...request.params, lang });
      return answer(asked('labels-sheet', request, reply), v, draw);
    },
  );
});
