import { DESK_API, PHOTOS_PATH, REPORT_PHOTOS_PATH } from '@ecocircle/shared-contracts';
import { oneAnswer, ServerPhotoSchema } from '@ecocircle/shared-contracts/schemas';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mixed } from 'yup';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { refuseForeign } from '../../forms/same-site.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { accountLimit } from '../../plugins/account-limit.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import { part } from '../../plugins/part.ts';
import { type Access, callerOf } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams } from '../../validation/numbers.ts';
import { photoUrls } from '../media/photo-urls.ts';
import { keepPhoto, type PhotoWorkshop } from './keep-photo.ts';
import { PhotoEncoder } from './photo-encoder.ts';
import { photoRefusal } from './photo-refusal.ts';
import type { PhotoStore } from './photo-store.ts';
import { departureOf, receivePhoto, tooLarge } from './receive-photo.ts';
import { deleteUnused, findOwnPhoto } from './repository.ts';
import { accountAsSender, type SenderOf, visitorAsSender } from './sender.ts';
import { SLOTS, UploadSlots } from './upload-slots.ts';
import { createVisitorGate, refuseWhereFull, type VisitorGate } from './visitor-gate.ts';
import { registerDeskPictures, registerWaitingPictures } from './visitor-pictures.ts';

const CREATORS = { access: ['facility', 'promotion'] } as const;
const RETRY_AFTER_SECONDS = 5;

/** The multipart body, which is received by hand: nothing of it is in memory. */
const PhotoBody = mixed().meta({
  jsonSchema: {
    type: 'object',
    required: ['photo'],
    properties: { photo: { type: 'string', format: 'binary' } },
  },
});

/** A body that says that it is too large is refused before it is read. */
async function refuseLarge({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!(Number(headers['content-length']) > BODY_LIMITS.photo)) return;
  reply.header('connection', 'close');
  throw tooLarge();
}

/** Where photos are sent, by whom, and whose they become. */
interface Upload {
  readonly path: string;
  readonly config: { readonly access: Access; readonly isRoutine?: true };
  readonly senderOf: SenderOf;
  readonly withinLimit: VisitorGate['withinLimit'];
  readonly slots: UploadSlots;
  /** Refuses a photo before anything of it is read. */
  readonly refuse?: (request: FastifyRequest) => Promise<void>;
}

function registerUpload(
  scope: FastifyInstance,
  { workshop }: PhotoIntake,
  { path, config, senderOf, withinLimit, slots, refuse }: Upload,
): void {
  const preHandler = [refuseLarge, withinLimit, ...(refuse ? [refuse] : [])];
  const schema = {
    body: PhotoBody,
    consumes: ['multipart/form-data'],
    ...answers({ 201: oneAnswer(ServerPhotoSchema) }, 503, 507),
  };
  (scope as Routes).post(
    path,
    { schema, config, bodyLimit: BODY_LIMITS.photo, preHandler },
    async (request, reply) => {
      const sender = senderOf(request as FastifyRequest);
      const problem = slots.take(sender.id);
      if (problem) {
        reply.header('retry-after', RETRY_AFTER_SECONDS);
        throw photoRefusal(problem);
      }
      try {
        const signal = departureOf(reply as FastifyReply);
        const photo = await keepPhoto(workshop, receivePhoto(request as FastifyRequest), sender, signal);
        reply.header('cache-control', 'no-store').code(201);
        return { data: { id: photo.id, ...photoUrls(photo) } };
      } finally {
        slots.release(sender.id);
      }
    },
  );
}

const noSuchPhoto = () =>
  new RequestError({ status: 404, code: 'photo-not-found', title: 'There is no such photo of yours' });

const inUse = () =>
  new RequestError({ status: 409, code: 'photo-in-use', title: 'The photo is shown by a point or an event' });

function registerDeletion(app: Routes, db: Database, { store }: PhotoWorkshop): void {
  app.delete(
    `${PHOTOS_PATH}:id/`,
    { schema: { params: IdParams, ...answers({ 200: DONE }, 404, 409) }, config: CREATORS },
    async (request) => {
      const photo = await findOwnPhoto(db, callerOf(request).account, request.params.id);
      if (!photo) throw noSuchPhoto();
      if (photo.is_used || !(await deleteUnused(db, photo.id))) throw inUse();
      await store.remove(photo);
      return { is_ok: true };
    },
  );
}

/** What photos are received with. */
export interface PhotoOptions {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly photosPerMinute: number;
  readonly reportPhotosPerMinute: number;
}

/** What makes the photos of an app, whoever sends them. */
export interface PhotoIntake {
  readonly workshop: PhotoWorkshop;
  readonly photosPerMinute: number;
  /** What lets in the photos of visitors, however they come. */
  readonly visitors: VisitorGate;
}

/** Takes photos at one address; its bodies are read by nobody else. */
async function takePhotos(app: FastifyInstance, intake: PhotoIntake, upload: Upload): Promise<void> {
  await app.register(
    part('photo upload', async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(multipart);
      registerUpload(scope, intake, upload);
    }),
  );
}

/** Opens the workshop of an app; it closes with the app. */
export function openPhotoIntake(
  app: FastifyInstance,
  { db, store, photosPerMinute, reportPhotosPerMinute }: PhotoOptions,
): PhotoIntake {
  const workshop: PhotoWorkshop = { db, store, encoder: new PhotoEncoder(app.log) };
  app.addHook('onClose', async () => workshop.encoder.close());
  return { workshop, photosPerMinute, visitors: createVisitorGate(app, workshop, reportPhotosPerMinute) };
}

const limitOfAccounts = (app: FastifyInstance, { photosPerMinute }: PhotoIntake, senderOf: SenderOf) => ({
  senderOf,
  withinLimit: accountLimit(app, 'photos', photosPerMinute, senderOf),
  slots: new UploadSlots(SLOTS),
});

/** Photos of points and events: sending one, and deleting one that nothing shows. */
export async function registerPhotoRoutes(app: FastifyInstance, intake: PhotoIntake): Promise<void> {
  await takePhotos(app, intake, {
    path: PHOTOS_PATH,
    config: CREATORS,
    ...limitOfAccounts(app, intake, (request) => accountAsSender(callerOf(request).account)),
  });
  registerDeletion(app as unknown as Routes, intake.workshop.db, intake.workshop);
}

/** Covers of events that staff send on the organiser's word, noted with the event, and what visitors photographed. */
export async function registerDeskPhotos(app: FastifyInstance, intake: PhotoIntake): Promise<void> {
  registerDeskPictures(app as unknown as Routes, intake.workshop.store);
  await takePhotos(app, intake, {
    path: `${DESK_API}/photos/`,
    config: { access: 'moderator', isRoutine: true },
    ...limitOfAccounts(app, intake, (request) => accountAsSender(staffOf(request).account)),
  });
}

/** Photos that visitors send with their reports, from the portal's own pages; nobody can delete one, unused ones go. */
export async function registerReportPhotos(app: FastifyInstance, intake: PhotoIntake): Promise<void> {
  const { db, store } = intake.workshop;
  registerWaitingPictures(app as unknown as Routes, db, store);
  await takePhotos(app, intake, {
    path: REPORT_PHOTOS_PATH,
    config: { access: 'public' },
    senderOf: visitorAsSender,
    ...intake.visitors,
    refuse: async (request) => {
      refuseForeign(request);
      await refuseWhereFull(db);
    },
  });
}
