import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { list, oneOf, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import {
  NamedThingSchema,
  oneAnswer,
  ThingIndexSchema,
  ThingSchema,
} from '@ecocircle/shared-contracts/schemas';
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
import { SearchSchema } from '../../validation/texts.ts';
import { thingAt } from './address-book.ts';
import { keepAddressBook, type ThingsNow } from './kept-things.ts';
import { askedThing, namedThings, searchOf, thingById, wholeThings } from './repository.ts';
import { indexParts } from './thing-index.ts';

const PATH = '/api/web/v1/dictionary/things/';
const MAX_AGE_SECONDS = 60;
const Language = strictObject({ locale: oneOf(LOCALES) });
const IndexPart = strictObject({ locale: oneOf(LOCALES), part: oneOf(['first', 'rest']).default('first') });
const Question = strictObject({ locale: oneOf(LOCALES), ask: SearchSchema.min(1) });
const ListSchema = tolerantObject({ data: list(NamedThingSchema) });
const WholeSchema = tolerantObject({ data: list(ThingSchema) });

function keepLists(
  schema: typeof ListSchema | typeof WholeSchema,
  read: (locale: Locale) => Promise<readonly unknown[]>,
) {
  const keep = (locale: Locale) => createAnswerCache(schema, async () => ({ data: await read(locale) }));
  return Object.fromEntries(LOCALES.map((locale) => [locale, keep(locale)])) as Record<
    Locale,
    ReturnType<typeof keep>
  >;
}

/** Makes something of the things of a language, once for each state of the dictionaries. */
function keepByLocale<Made>(
  app: Routes,
  things: ThingsNow,
  make: (things: readonly ThingEntry[], locale: Locale, version: string) => Made,
) {
  const kept = new LRUCache<string, Promise<Made>>({ max: LOCALES.length });
  return (locale: Locale): Promise<Made> => {
    const version = app.dataVersions.current('dictionaries');
    return keptPromise(kept, `${version} ${locale}`, async () => make(await things(), locale, version));
  };
}

const noSuchThing = () =>
  new RequestError({
    status: 404,
    code: 'thing-not-found',
    title: 'There is no such thing in the dictionary',
  });

const retired = () =>
  new RequestError({
    status: 410,
    code: 'thing-retired',
    title: 'The dictionary does not have this thing any more',
  });

/** Everyday things and what to do with them, in one language: all of them by name, and one by its address. */
export function registerThingRoutes(app: Routes, db: Database, things: ThingsNow): void {
  const named = keepLists(ListSchema, async (locale) => namedThings(await things(), locale));
  const whole = keepLists(WholeSchema, async (locale) => wholeThings(await things(), locale));
  for (const [path, schema, lists] of [
    [PATH, ListSchema, named],
    [`${PATH}whole/`, WholeSchema, whole],
  ] as const)
    app.get(
      path,
      publicly({ querystring: Language, ...answers({ 200: schema, 304: NOTHING }) }),
      async (request, reply) => {
        const kept = await lists[request.query.locale](app.dataVersions.current('dictionaries'));
        return sendCached(request as FastifyRequest, reply as FastifyReply, kept, MAX_AGE_SECONDS);
      },
    );
  const parts = keepByLocale(app, things, indexParts);
  app.get(
    `${PATH}index/`,
    publicly({ querystring: IndexPart, ...answers({ 200: ThingIndexSchema, 304: NOTHING }) }),
    async (request, reply) => {
      const { locale, part } = request.query;
      const kept = (await parts(locale))[part];
      return sendCached(request as FastifyRequest, reply as FastifyReply, kept, MAX_AGE_SECONDS);
    },
  );
  const searches = keepByLocale(app, things, searchOf);
  app.get(
    `${PATH}find/`,
    publicly({ querystring: Question, ...answers({ 200: oneAnswer(ThingSchema) }, 404) }),
    async ({ query }, reply) => {
      const data = askedThing(await things(), await searches(query.locale), query);
      if (!data) throw noSuchThing();
      reply.header('cache-control', PUBLIC_AGE);
      return { data };
    },
  );
  const addresses = keepAddressBook(app, db);
  app.get(
    `${PATH}:slug/`,
    publicly({
      params: strictObject({ slug: text() }),
      querystring: Language,
      ...answers({ 200: oneAnswer(ThingSchema) }, 404, 410),
    }),
    async ({ params, query: { locale } }, reply) => {
      const id = thingAt(await addresses(), locale, params.slug);
      if (id === undefined) throw noSuchThing();
      const data = thingById(await things(), locale, id);
      if (!data) throw retired();
      reply.header('cache-control', PUBLIC_AGE);
      return { data };
    },
  );
}
