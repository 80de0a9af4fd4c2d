import { DESK_API, type FoundPlace } from '@ecocircle/shared-contracts';
import { FoundPlacesSchema, PositionFactsSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { InferType } from 'yup';
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

type ServerPositionFacts = InferType<typeof PositionFactsSchema>['data'];

/** Finds places by words and facts by positions, whoever asks. */
export interface PlaceSearch {
  readonly searchesPerMinute: number;
  search(query: InferType<typeof SearchQuery>, log: FastifyBaseLogger): Promise<readonly FoundPlace[]>;
  facts(query: InferType<typeof PositionQuery>, log: FastifyBaseLogger): Promise<ServerPositionFacts>;
  /** Every name of the cities that are called so. */
  namesOf(city: string): readonly string[];
}

/** The geocoder is asked where there is one; where there is none, or it fails or knows nothing, the places of the map answer. */
export function createPlaceSearch({ geocoder: settings, searchesPerMinute }: PlaceOptions): PlaceSearch {
  const known = new KnownPlaces();
  const geocoder = settings ? openGeocoder(settings) : null;
  return {
    searchesPerMinute,
    namesOf: (city) => known.namesOf(city),
    async search({ q, near, lang }, log) {
      const asked = { q, near, language: lang, most: MOST_PLACES };
      const found = await orNothing(geocoder?.search(asked), log);
      return found?.length ? found : known.search(asked);
    },
    async facts({ lng, lat, lang }, log) {
      const asked = { lng, lat, language: lang };
      const own = known.position(asked);
      const found = await orNothing(geocoder?.reverse(asked), log);
      const isStreet = found?.kind === 'house' || found?.kind === 'street';
      return {
        ...own,
        address: isStreet ? found.title : '',
        city: found?.city || own.city,
        country: found?.country || own.country,
      };
    },
  };
}

/** `GET /api/web/v1/places/search/` and `…/reverse/`: addresses and positions. */
export function registerPlaceRoutes(app: Routes, places: PlaceSearch): void {
  const config = { access: 'public', rateLimit: { max: places.searchesPerMinute } } as const;
  const search = { querystring: SearchQuery, ...answers({ 200: FoundPlacesSchema }) };
  app.get('/api/web/v1/places/search/', { schema: search, config }, async ({ query, log }, reply) => {
    const data = await places.search(query, log);
    reply.header('cache-control', AGE);
    return { data };
  });
  const reverse = { querystring: PositionQuery, ...answers({ 200: PositionFactsSchema }) };
  app.get('/api/web/v1/places/reverse/', { schema: reverse, config }, async ({ query, log }, reply) => {
    const data = await places.facts(query, log);
    reply.header('cache-control', AGE);
    return { data };
  });
}

/** `GET /api/desk/v1/places/search/`: the same search for staff, on the host of the desk. */
export function registerDeskPlaces(app: Routes, places: PlaceSearch): void {
  const config = { access: 'moderator', rateLimit: { max: places.searchesPerMinute } } as const;
  const schema = { querystring: SearchQuery, ...answers({ 200: FoundPlacesSchema }, 401) };
  app.get(`${DESK_API}/places/search/`, { schema, config }, async ({ query, log }) => ({
    data: await places.search(query, log),
  }));
}
