import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { Routes } from '../../plugins/validation.ts';
import { PAGE_ENTRIES, parseId } from '../../validation/numbers.ts';
import { DaySchema, SearchSchema } from '../../validation/texts.ts';
import { findEvent, listEvents } from './repository.ts';

const ListQuery = v.strictObject({
  ...PAGE_ENTRIES,
  when: v.optional(v.picklist(['upcoming', 'past'])),
  city: v.optional(SearchSchema),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code such as KZ'))),
  kind: v.optional(v.picklist(EVENT_KINDS)),
  q: v.optional(SearchSchema),
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
});

const noSuchEvent = () =>
  new RequestError({ status: 404, code: 'event-not-found', title: 'There is no such charity event' });

const deletedEvent = (name: string) =>
  new RequestError({
    status: 410,
    code: 'event-deleted',
    title: 'This charity event was deleted',
    detail: name,
  });

/** The public list of charity events and one event. */
export function registerEventRoutes(app: Routes, db: Database): void {
  app.get(
    '/api/web/v1/promotion/event/',
    { schema: { querystring: ListQuery } },
    async ({ query }, reply) => {
      const { page, page_size, ...filter } = query;
      const { events, total } = await listEvents(db, filter, { page, page_size });
      reply.header('cache-control', 'public, max-age=30');
      return { data: events, meta: { total, page, page_size } };
    },
  );
  app.get(
    '/api/web/v1/promotion/event/:id/',
    { schema: { params: v.object({ id: v.string() }) } },
    async ({ params }, reply) => {
      const id = parseId(params.id);
      const event = id === undefined ? undefined : await findEvent(db, id);
      if (!event || event.attributes.status === 'draft') throw noSuchEvent();
      if (event.attributes.status === 'deleted') throw deletedEvent(event.attributes.name);
      reply.header('cache-control', 'public, max-age=30');
      return { data: event };
    },
  );
}
