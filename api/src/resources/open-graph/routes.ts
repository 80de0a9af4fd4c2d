import { join } from 'node:path';
import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers, content, NOTHING } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { parseId } from '../../validation/numbers.ts';
import { findEvent } from '../charity-events/repository.ts';
import { mediaFolder } from '../media/media-folder.ts';
import { isPublicStatus } from '../recycling-points/public-points.ts';
import { findPoint } from '../recycling-points/repository.ts';
import { CardStore } from './card-store.ts';
import { eventCard, pointCard, type ShareCard } from './share-card.ts';

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

type CardOf = (id: number, locale: Locale) => Promise<ShareCard | null>;

const noSuchPicture = () =>
  new RequestError({ status: 404, code: 'file-not-found', title: 'There is no such file' });

/** The pictures of links to events and points: name, place and date. */
export function registerOpenGraphRoutes(
  app: Routes,
  db: Database,
  { dataDir, picturesPerMinute }: OpenGraphOptions,
): void {
  const store = new CardStore(join(dataDir, 'link-pictures'), mediaFolder(dataDir), KEPT_PICTURES);
  const config = { access: 'public', rateLimit: { max: picturesPerMinute } } as const;
  const serve = (kind: string, cardOf: CardOf): void => {
    app.get(`/media/og/${kind}/:id/:file`, { schema, config }, async ({ params, headers }, reply) => {
      const id = parseId(params.id);
      const locale = FILES.get(params.file);
      const card = id === undefined || !locale ? null : await cardOf(id, locale);
      if (!card) throw noSuchPicture();
      const { hash, png } = await store.get(card);
      const etag = `"${hash}"`;
      reply.header('cache-control', ONE_DAY).header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(png);
    });
  };
  serve('event', async (id, locale) => {
    const event = await findEvent(db, id);
    const isPublic = event?.attributes.status === 'published' || event?.attributes.status === 'cancelled';
    return event && isPublic ? eventCard(event, locale) : null;
  });
  serve('point', async (id, locale) => {
    const point = await findPoint(db, id);
    return point && isPublicStatus(point.relationships.status.data?.id ?? '')
      ? pointCard(point, locale)
      : null;
  });
}
