import { FoundPlacesSchema, PositionFactsSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { answers } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { type GeocoderSettings, openGeocoder } from './geocoder.ts';
import { KnownPlaces } from './known-places.ts';
import { PositionQuery, SearchQuery } from './place-queries.ts';

/** Settings of the address search. */
export interface PlaceOptions {
  /** Null: only the places that the portal knows are searched. */
  readonly geocoder: GeocoderSettings | null;
  readonly searchesPerMinute: number;
}

const MOST_PLACES = 8;
const AGE = 'public, max-age=3600';

/** What a promise gives; undefined where it fails, which is logged without what was asked. */
const orNothing = <Value>(asked: Promise<Value> | undefined, log: FastifyBaseLogger) =>
  asked?.catch((error: Error) => {
    log.warn({ reason: error.message }, 'the geocoder was not heard');
    return undefined;
  });

/**
 * `GET /api/web/v1/places/search/` and `…/reverse/`: addresses and positions. The geocoder is asked where there is one;
 * where there is none, or it fails or knows nothing, the places of the map answer.
 */
export function registerPlaceRoutes(
  app: Routes,
  { geocoder: settings, searchesPerMinute }: PlaceOptions,
): void {
  const known = new KnownPlaces();
  const geocoder = settings ? openGeocoder(settings) : null;
  const config = { access: 'public', rateLimit: { max: searchesPerMinute } } as const;
  const search = { querystring: SearchQuery, ...answers({ 200: FoundPlacesSchema }) };
  app.get('/api/web/v1/places/search/', { schema: search, config }, async ({ query, log }, reply) => {
    const asked = { q: query.q, near: query.near, language: query.lang, most: MOST_PLACES };
    const found = await orNothing(geocoder?.search(asked), log);
    reply.header('cache-control', AGE);
    return { data: found?.length ? found : known.search(asked) };
  });
  const reverse = { querystring: PositionQuery, ...answers({ 200: PositionFactsSchema }) };
  app.get('/api/web/v1/places/reverse/', { schema: reverse, config }, async ({ query, log }, reply) => {
    const asked = { lng: query.lng, lat: query.lat, language: query.lang };
    const own = known.position(asked);
    const found = await orNothing(geocoder?.reverse(asked), log);
    const isStreet = found?.kind === 'house' || found?.kind === 'street';
    reply.header('cache-control', AGE);
    return {
      data: {
        ...own,
        address: isStreet ? found.title : '',
        city: found?.city || own.city,
        country: found?.country || own.country,
      },
    };
  });
}
