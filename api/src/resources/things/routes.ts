import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { list, oneOf, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { NamedThingSchema, oneAnswer, ThingSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createAnswerCache, sendCached } from '../../caching/cached-answer.ts';
import { keptPromise } from '../../caching/kept-promise.ts';
import { PUBLIC_AGE } from '../../caching/public-age.ts';
import type { Database } from '../../database/database.ts';
import type { ThingEntry } from '../../database/dictionaries/things.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { findThing, namedThings, readThings } from './repository.ts';

const PATH = '/api/web/v1/dictionary/things/';
const MAX_AGE_SECONDS = 60;

const Language = strictObject({ locale: oneOf(LOCALES) });
const ListSchema = tolerantObject({ data: list(NamedThingSchema) });

type ThingsNow = () => Promise<readonly ThingEntry[]>;

/** The things of the present state of the dictionaries: they are read once. */
function keepThings(app: Routes, db: Database): ThingsNow {
  const kept = new LRUCache<string, Promise<readonly ThingEntry[]>>({ max: 1 });
  return () => keptPromise(kept, app.dataVersions.current('dictionaries'), () => readThings(db));
}

function keepLists(things: ThingsNow) {
  const keep = (locale: Locale) =>
    createAnswerCache(ListSchema, async () => ({ data: namedThings(await things(), locale) }));
  return Object.fromEntries(LOCALES.map((locale) => [locale, keep(locale)])) as Record<
    Locale,
    ReturnType<typeof keep>
  >;
}

const noSuchThing = () =>
  new RequestError({
    status: 404,
    code: 'thing-not-found',
    title: 'There is no such thing in the dictionary',
  });

/** Everyday things and what to do with them, in one language: all of them by name, and one by its address. */
export function registerThingRoutes(app: Routes, db: Database): void {
  const things = keepThings(app, db);
  const lists = keepLists(things);
  app.get(
    PATH,
    publicly({ querystring: Language, ...answers({ 200: ListSchema, 304: NOTHING }) }),
    async (request, reply) => {
      const kept = await lists[request.query.locale](app.dataVersions.current('dictionaries'));
      return sendCached(request as FastifyRequest, reply as FastifyReply, kept, MAX_AGE_SECONDS);
    },
  );
  app.get(
    `${PATH}:slug/`,
    publicly({
      params: strictObject({ slug: text() }),
      querystring: Language,
      ...answers({ 200: oneAnswer(ThingSchema) }, 404),
    }),
    async ({ params, query }, reply) => {
      const data = findThing(await things(), query.locale, params.slug);
      if (!data) throw noSuchThing();
      reply.header('cache-control', PUBLIC_AGE);
      return { data };
    },
  );
}
