import { OWN_EVENT_STATES } from '@ecocircle/shared-contracts';
import {
  EventCancelSchema,
  EventDraftSchema,
  EventPublishSchema,
  EventSaveSchema,
  oneOf,
  strictObject,
} from '@ecocircle/shared-contracts/rules';
import { oneAnswer, pageOf, ServerOwnEventSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/database.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { callerOf } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, PAGE_ENTRIES, parseId } from '../../validation/numbers.ts';
import { SearchSchema } from '../../validation/texts.ts';
import { cancelEvent, copyEvent, createEvent, deleteEvent, publishEvent, saveEvent } from './event-work.ts';
import { noSuchEvent } from './refusals.ts';
import { type EventOwner, findOwnEvent, listOwnEvents } from './repository.ts';

const PATH = '/api/web/v1/promotion/own-event/';

const ListQuery = strictObject({
  ...PAGE_ENTRIES,
  q: SearchSchema.optional(),
  state: oneOf(OWN_EVENT_STATES).optional(),
});

const ONE = oneAnswer(ServerOwnEventSchema);

const READING = { config: { access: 'promotion' } } as const;
/** More than a person does, fewer than fill the table. */
const WRITING = {
  config: { access: 'promotion', rateLimit: { max: 60, timeWindow: '1 minute' } },
} as const;

type Sent = Pick<FastifyReply, 'header'>;

function registerReading(app: Routes, db: Database): void {
  app.get(
    PATH,
    { schema: { querystring: ListQuery, ...answers({ 200: pageOf(ServerOwnEventSchema) }) }, ...READING },
    async (request, reply) => {
      const { page, page_size, ...filter } = request.query;
      reply.header('cache-control', 'no-store');
      return listOwnEvents(db, callerOf(request).account, filter, { page, page_size });
    },
  );
  app.get(
    `${PATH}:id/`,
    { schema: { params: IdParams, ...answers({ 200: ONE }, 404) }, ...READING },
    async (request, reply) => {
      const id = parseId(request.params.id);
      const event = id === undefined ? undefined : await findOwnEvent(db, callerOf(request).account, id);
      if (!event) throw noSuchEvent();
      reply.header('cache-control', 'no-store');
      return { data: event };
    },
  );
}

/** Own charity events: the list, drafts, and what leads them to the public and away from it. */
export function registerOwnEventRoutes(app: Routes, db: Database): void {
  registerReading(app, db);

  /** Does the work in one transaction, and answers with the event as it is then. */
  const answerWith = async (
    reply: Sent,
    owner: EventOwner,
    work: (trx: Database) => Promise<number>,
  ): Promise<{ data: unknown }> => {
    reply.header('cache-control', 'no-store');
    const id = await db.transaction().execute(work);
    return { data: await findOwnEvent(db, owner, id) };
  };

  app.post(
    PATH,
    { schema: { body: EventDraftSchema, ...answers({ 201: ONE }) }, ...WRITING },
    async (request, reply) => {
      const { account } = callerOf(request);
      reply.code(201);
      return answerWith(reply, account, (trx) => createEvent(trx, account, request.body));
    },
  );
  app.patch(
    `${PATH}:id/`,
    { schema: { params: IdParams, body: EventSaveSchema, ...answers({ 200: ONE }, 404, 409) }, ...WRITING },
    async (request, reply) => {
      const { account } = callerOf(request);
      const id = parseId(request.params.id);
      return answerWith(reply, account, (trx) => saveEvent(trx, account, id, request.body));
    },
  );
  app.post(
    `${PATH}:id/publish/`,
    {
      schema: { params: IdParams, body: EventPublishSchema, ...answers({ 200: ONE }, 404, 409) },
      ...WRITING,
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      const id = parseId(request.params.id);
      return answerWith(reply, account, (trx) => publishEvent(trx, account, id, request.body.version));
    },
  );
  app.post(
    `${PATH}:id/cancel/`,
    { schema: { params: IdParams, body: EventCancelSchema, ...answers({ 200: ONE }, 404, 409) }, ...WRITING },
    async (request, reply) => {
      const { account } = callerOf(request);
      const id = parseId(request.params.id);
      return answerWith(reply, account, (trx) => cancelEvent(trx, account, id, request.body.reason));
    },
  );
  app.post(
    `${PATH}:id/copy/`,
    { schema: { params: IdParams, ...answers({ 201: ONE }, 404) }, ...WRITING },
    async (request, reply) => {
      const { account } = callerOf(request);
      const id = parseId(request.params.id);
      reply.code(201);
      return answerWith(reply, account, (trx) => copyEvent(trx, account, id));
    },
  );
  app.delete(
    `${PATH}:id/`,
    { schema: { params: IdParams, ...answers({ 204: NOTHING }, 404, 409) }, ...WRITING },
    async (request, reply) => {
      const { account } = callerOf(request);
      const id = parseId(request.params.id);
      await db.transaction().execute((trx) => deleteEvent(trx, account, id));
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
