import { DESK_API, EVENT_LIMITS } from '@ecocircle/shared-contracts';
import {
  EventSaveSchema,
  list,
  oneOf,
  requiredText,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import { ServerOwnEventSchema } from '@ecocircle/shared-contracts/schemas';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { SearchSchema } from '../../validation/texts.ts';
import { EVENT_ENDS, EVENT_LISTS, editEvent, endEvent, listDeskEvents, showDeskEvent } from './repository.ts';

const Query = strictObject({
  list: oneOf(EVENT_LISTS).default('published'),
  q: SearchSchema.default(''),
  ...AFTER_ENTRY,
});
const ReasonBody = strictObject({ reason: requiredText(EVENT_LIMITS.reason) });

const ListSchema = tolerantObject({ data: list(ServerOwnEventSchema), ...NEXT_ENTRY });
const OneSchema = tolerantObject({
  data: tolerantObject({
    event: ServerOwnEventSchema,
    history: list(tolerantObject({ at: text(), actor_name: text(), action: text(), note: text() })),
  }),
});

const config = { access: 'moderator' } as const;
const path = (end = '') => `${DESK_API}/events/${end}`;
const schema = { params: IdParams, ...answers({ 200: DONE }, 401, 404, 409) };

/** Charity events at the desk: the lists, one of them, its changes on the organiser's word, and its end. */
export function registerEventDesk(app: Routes, { db, mail, mailQueued }: FormContext): void {
  app.get(
    path(),
    { config, schema: { querystring: Query, ...answers({ 200: ListSchema }, 401) } },
    ({ query }) => listDeskEvents(db, { ...query, after: parseId(query.after ?? '') }),
  );
  app.get(
    path(':id/'),
    { config, schema: { params: IdParams, ...answers({ 200: OneSchema }, 401, 404) } },
    async ({ params }) => ({ data: await showDeskEvent(db, parseId(params.id)) }),
  );
  app.patch(path(':id/'), { config, schema: { ...schema, body: EventSaveSchema } }, async (request) => {
    const { params, body } = request;
    const editor = staffOf(request).account;
    await db.transaction().execute((trx) => editEvent(trx, parseId(params.id), body, editor));
    return { is_ok: true };
  });
  for (const end of EVENT_ENDS)
    app.post(
      path(`:id/${end}/`),
      { config, schema: { ...schema, body: ReasonBody } },
      async ({ params, body }) => {
        await endEvent(db, end, { id: parseId(params.id), reason: body.reason }, mail);
        mailQueued();
        return { is_ok: true };
      },
    );
}
