import { oneOf, strictObject } from '@ecocircle/shared-contracts/rules';
import { oneAnswer, pageOf, ServerCharityEventSchema } from '@ecocircle/shared-contracts/schemas';
import { PUBLIC_AGE } from '../../caching/public-age.ts';
import type { Database } from '../../database/database.ts';
import { answers } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { COUNTRIES_ENTRIES } from '../../validation/countries.ts';
import { daysInOrder } from '../../validation/day-range.ts';
import { IdParams, PAGE_ENTRIES, parseId } from '../../validation/numbers.ts';
import { SearchSchema } from '../../validation/texts.ts';
import { EVENT_FILTER_ENTRIES } from './event-query.ts';
import { findEvent, listEvents } from './repository.ts';
import { refuseHidden } from './visibility.ts';

const ListQuery = daysInOrder(
  strictObject({
    ...PAGE_ENTRIES,
    ...EVENT_FILTER_ENTRIES,
    when: oneOf(['upcoming', 'past']).optional(),
    /** The city whose upcoming events lead, and the country whose follow; none is hidden. */
    lead_city: SearchSchema.optional(),
    lead_country: COUNTRIES_ENTRIES.country,
  }),
);

/** The public list of charity events and one event. */
export function registerEventRoutes(app: Routes, db: Database): void {
  app.get(
    '/api/web/v1/promotion/event/',
    publicly({ querystring: ListQuery, ...answers({ 200: pageOf(ServerCharityEventSchema) }) }),
    async ({ query }, reply) => {
      const { page, page_size, lead_city: city, lead_country: country, ...filter } = query;
      reply.header('cache-control', PUBLIC_AGE);
      return listEvents(db, filter, { page, page_size }, { city, country });
    },
  );
  app.get(
    '/api/web/v1/promotion/event/:id/',
    publicly({ params: IdParams, ...answers({ 200: oneAnswer(ServerCharityEventSchema) }, 404, 410) }),
    async ({ params }, reply) => {
      const id = parseId(params.id);
      const event = id === undefined ? undefined : await findEvent(db, id);
      refuseHidden(event?.attributes);
      reply.header('cache-control', PUBLIC_AGE);
      return { data: event };
    },
  );
}
