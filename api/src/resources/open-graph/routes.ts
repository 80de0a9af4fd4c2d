import { join } from 'node:path';
import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers, content, NOTHING } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { parseId } from '../../validation/numbers.ts';
import { findEvent } from '../charity-events/repository.ts';
import { readMaterials } from '../dictionaries/repository.ts';
import { mediaFolder } from '../media/media-folder.ts';
import { isPublicStatus } from '../recycling-points/public-points.ts';
import { findPoint } from '../recycling-points/repository.ts';
import type { ThingsNow } from '../things/kept-things.ts';
import { CardStore } from './card-store.ts';
import { eventCard, pointCard, type ShareCard, thingCard } from './share-card.ts';

/** Settings of the pictures of links. */
export interface OpenGraphOptions {
  readonly dataDir: string;
  readonly picturesPerMinute: number;
}

const KEPT_PICTURES = 2000;
const ONE_DAY = 'public, max-age=86400';

const FILES = new Map(LOCALES.map((locale) => [`${locale}.png`, locale]));

const schema = {
  params: strictObject({ id: text(), file: text() }),
  // The address carries the time of the last change, so that a changed thing gets a new picture.
  querystring: tolerantObject({ v: text().optional() }),
  ...answers({ 200: content('image/png'), 304: NOTHING }, 404),
};

type CardOf<Id> = (id: Id, locale: Locale) => Promise<ShareCard | null>;

const noSuchPicture = () =>
  new RequestError({ status: 404, code: 'file-not-found', title: 'There is no such file' });

/** The pictures of links to events, points and things: name, place and date, or material. */
export function registerOpenGraphRoutes(
  app: Routes,
  db: Database,
  things: ThingsNow,
  { dataDir, picturesPerMinute }: OpenGraphOptions,
): void {
  const store = new CardStore(join(dataDir, 'link-pictures'), mediaFolder(dataDir), KEPT_PICTURES);
  const config = { access: 'public', rateLimit: { max: picturesPerMinute } } as const;
  const serve = (kind: string, cardOf: CardOf<string>): void => {
    app.get(`/media/og/${kind}/:id/:file`, { schema, config }, async ({ params, headers }, reply) => {
      const locale = FILES.get(params.file);
      const card = locale ? await cardOf(params.id, locale) : null;
      if (!card) throw noSuchPicture();
      const { hash, png } = await store.get(card);
      const etag = `"${hash}"`;
      reply.header('cache-control', ONE_DAY).header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(png);
    });
  };
  const byNumber =
    (cardOf: CardOf<number>): CardOf<string> =>
    async (text, locale) => {
      const id = parseId(text);
      return id === undefined ? null : cardOf(id, locale);
    };
  const eventOf: CardOf<number> = async (id, locale) => {
    const event = await findEvent(db, id);
    const isPublic = event?.attributes.status === 'published' || event?.attributes.status === 'cancelled';
    return event && isPublic ? eventCard(event, locale) : null;
  };
  const pointOf: CardOf<number> = async (id, locale) => {
    const point = await findPoint(db, id);
    return point && isPublicStatus(point.relationships.status.data?.id ?? '')
      ? pointCard(point, locale)
      : null;
  };
  serve('event', byNumber(eventOf));
  serve('point', byNumber(pointOf));
  serve('thing', async (id, locale) => {
    const thing = (await things()).find((known) => known.id === id);
    return thing ? thingCard(thing, await readMaterials(db), locale) : null;
  });
}
