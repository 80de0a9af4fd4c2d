import { oneOf, strictObject, text } from '@ecocircle/shared-contracts/rules';
import { CountrySchema, IpPositionSchema, ListedCitiesSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { townAt } from '../../basemap/locality.ts';
import { BASEMAP_LANGUAGES } from '../../basemap/tile-address.ts';
import { compressAnswer, sendCached } from '../../caching/cached-answer.ts';
import type { CachedAnswer } from '../../caching/compressed-text.ts';
import { keptPromise } from '../../caching/kept-promise.ts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { CoordinatesQuery } from '../places/place-queries.ts';
import { type IpLocationSettings, openIpLocator } from './ip-locator.ts';
import { listCities } from './listed-cities.ts';

/** What the place of a visitor is found with. */
export interface VisitorPlaceOptions {
  readonly db: Database;
  /** Null: nobody is asked where an address on the net is. */
  readonly ipLocation: IpLocationSettings | null;
  readonly searchesPerMinute: number;
}

const MAX_AGE_SECONDS = 60;
/** Languages by countries; the answers of a state of the data. */
const KEPT_ANSWERS = 64;

const CitiesQuery = strictObject({
  lang: oneOf(BASEMAP_LANGUAGES).default('en'),
  country: text()
    .matches(/^[A-Z]{2}$/, 'must be a country code such as KZ')
    .optional(),
});

function registerCities(app: Routes, db: Database): void {
  const kept = new LRUCache<string, Promise<CachedAnswer>>({ max: KEPT_ANSWERS });
  const schema = { querystring: CitiesQuery, ...answers({ 200: ListedCitiesSchema, 304: NOTHING }) };
  app.get('/api/web/v1/places/cities/', publicly(schema), async (request, reply) => {
    const { lang, country } = request.query;
    const { dataVersions } = app;
    const today = currentTime().toISOString().slice(0, 10);
    const version = [dataVersions.current('points'), dataVersions.current('events'), today].join('.');
    const state = `${version}.${lang}.${country ?? ''}`;
    const answer = await keptPromise(kept, state, async () =>
      compressAnswer(ListedCitiesSchema, { data: await listCities(db, lang, country) }, state),
    );
    return sendCached(request as FastifyRequest, reply as FastifyReply, answer, MAX_AGE_SECONDS);
  });
}

/** `GET /api/web/v1/places/country/`: by the towns of the map, so that a visitor's position is told to nobody else. */
function registerCountry(app: Routes): void {
  const schema = { querystring: CoordinatesQuery, ...answers({ 200: CountrySchema }) };
  app.get('/api/web/v1/places/country/', publicly(schema), async ({ query: { lng, lat } }, reply) => {
    reply.header('cache-control', 'private, max-age=3600');
    return { data: { country: townAt(lng, lat)?.country ?? '' } };
  });
}

function registerByIp(app: Routes, { ipLocation, searchesPerMinute }: VisitorPlaceOptions): void {
  const locate = ipLocation ? openIpLocator(ipLocation) : null;
  const config = { access: 'public', rateLimit: { max: searchesPerMinute } } as const;
  const schema = { querystring: NoQuery, ...answers({ 200: IpPositionSchema }) };
  app.get('/api/web/v1/places/by-ip/', { schema, config }, async ({ ip, log }, reply) => {
    reply.header('cache-control', 'private, no-store');
    const found = await locate?.(ip).catch((error: Error) => {
      log.warn({ reason: error.message }, 'the look-up of addresses was not heard');
      return null;
    });
    return { data: found ?? null };
  });
}

/** `GET /api/web/v1/places/cities/`, `…/country/` and `…/by-ip/`: where visitors are, and which cities they choose from. */
export function registerVisitorPlace(app: Routes, options: VisitorPlaceOptions): void {
  registerCities(app, options.db);
  registerCountry(app);
  registerByIp(app, options);
}
