import { DESK_API } from '@ecocircle/shared-contracts';
import { figure, list, oneOf, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { retryFailedMails } from '../../mail/outbox-repository.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { SearchSchema } from '../../validation/texts.ts';
import { listMails, MAIL_STATES, showMail } from './repository.ts';

const Query = strictObject({
  state: oneOf(MAIL_STATES).default('failed'),
  q: SearchSchema.default(''),
  ...AFTER_ENTRY,
});

const MAIL = {
  id: text(),
  kind: text(),
  recipient: text(),
  subject: text(),
  state: oneOf(MAIL_STATES),
  attempts: figure(),
  created_at: text(),
  next_attempt_at: text().nullable(),
  settled_at: text().nullable(),
  last_error: text().nullable(),
};
const ListSchema = tolerantObject({ data: list(tolerantObject(MAIL)), ...NEXT_ENTRY });
const OneSchema = tolerantObject({ data: tolerantObject({ ...MAIL, text: text() }) });
const RetriedSchema = tolerantObject({ count: figure() });

// Mails hold addresses of people who asked nothing of staff.
const config = { access: 'operator' } as const;
const path = (end = '') => `${DESK_API}/outbox/${end}`;

const unknownMail = (): RequestError =>
  new RequestError({ status: 404, code: 'mail-not-found', title: 'There is no such mail' });

const notGivenUp = (): RequestError =>
  new RequestError({ status: 409, code: 'not-given-up', title: 'This mail is sent, or will be by itself' });

function registerReading(app: Routes, { db }: FormContext): void {
  app.get(
    path(),
    { config, schema: { querystring: Query, ...answers({ 200: ListSchema }, 401, 403) } },
    ({ query }) => listMails(db, { ...query, after: parseId(query.after ?? '') }),
  );
  app.get(
    path(':id/'),
    { config, schema: { params: IdParams, ...answers({ 200: OneSchema }, 401, 403, 404) } },
    async ({ params }) => {
      const data = await showMail(db, parseId(params.id));
      if (!data) throw unknownMail();
      return { data };
    },
  );
}

/** Mail that leaves the portal: the list, one mail, and another try for those that were given up. */
export function registerOutboxDesk(app: Routes, context: FormContext): void {
  const { db, mailQueued } = context;
  registerReading(app, context);
  const body = strictObject({});
  app.post(
    path('retry/'),
    { config, schema: { body, ...answers({ 200: RetriedSchema }, 401, 403) } },
    async () => {
      const count = await retryFailedMails(db);
      mailQueued();
      return { count };
    },
  );
  app.post(
    path(':id/retry/'),
    { config, schema: { params: IdParams, body, ...answers({ 200: DONE }, 401, 403, 404, 409) } },
    async ({ params }) => {
      const mail = await showMail(db, parseId(params.id));
      if (!mail) throw unknownMail();
      if ((await retryFailedMails(db, Number(mail.id))) === 0) throw notGivenUp();
      mailQueued();
      return { is_ok: true };
    },
  );
}
