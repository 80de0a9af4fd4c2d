import { DESK_API } from '@ecocircle/shared-contracts';
import { strictObject, text } from '@ecocircle/shared-contracts/rules';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers, content } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { idOfVisitors, type PhotoStore } from './photo-store.ts';
import { isWaiting } from './repository.ts';

const PUBLIC = '/media/visitors/';
const AT_THE_DESK = `${DESK_API}/visitors/`;

const FILE = /^[0-9a-f-]{36}(?:\.small)?\.webp$/;

const SCHEMA = {
  params: strictObject({ file: text().matches(FILE) }),
  ...answers({ 200: content('image/webp') }, 404),
};

/** The addresses of a visitor's photo as the desk opens them. */
export const atTheDesk = <Urls extends { readonly url: string; readonly thumbnail_url: string }>(
  urls: Urls,
): Urls => ({
  ...urls,
  url: urls.url.replace(PUBLIC, AT_THE_DESK),
  thumbnail_url: urls.thumbnail_url.replace(PUBLIC, AT_THE_DESK),
});

const noSuchFile = () =>
  new RequestError({ status: 404, code: 'file-not-found', title: 'There is no such file' });

async function sendPicture(store: PhotoStore, file: string, reply: FastifyReply): Promise<FastifyReply> {
  const picture = await store.readOfVisitors(file);
  if (!picture) throw noSuchFile();
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .type('image/webp')
    .send(Buffer.from(picture));
}

/**
 * `GET /media/visitors/{file}`: a photo that waits for its report, for whoever has just sent it and alone knows its
 * address. From the report on it is shown at the desk alone.
 */
export function registerWaitingPictures(app: Routes, db: Database, store: PhotoStore): void {
  app.get(`${PUBLIC}:file`, publicly(SCHEMA), async ({ params: { file } }, reply) => {
    if (!(await isWaiting(db, idOfVisitors(file)))) throw noSuchFile();
    return sendPicture(store, file, reply as FastifyReply);
  });
}

/** `GET /api/desk/v1/visitors/{file}`: a photo that a visitor sent. */
export function registerDeskPictures(app: Routes, store: PhotoStore): void {
  const config = { access: 'moderator' } as const;
  app.get(`${AT_THE_DESK}:file`, { schema: SCHEMA, config }, ({ params: { file } }, reply) =>
    sendPicture(store, file, reply as FastifyReply),
  );
}
