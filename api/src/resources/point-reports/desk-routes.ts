import {
  DESK_API,
  LOCALES,
  REPORT_KINDS,
  REPORT_OUTCOMES,
  REPORT_TEXT_LIMIT,
} from '@ecocircle/shared-contracts';
import {
  anyText,
  flag,
  list,
  oneOf,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import { ServerPhotoSchema, ServerRecyclingPointSchema } from '@ecocircle/shared-contracts/schemas';
import { portalBeside } from '../../addresses/portal-beside.ts';
import type { Database } from '../../database/database.ts';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { listDeskReports, REPORT_LISTS, showReport } from './desk-repository.ts';
import { settleReport } from './settle-report.ts';

const ListQuery = strictObject({ list: oneOf(REPORT_LISTS).default('open'), ...AFTER_ENTRY });

const SettleBody = strictObject({
  outcome: oneOf(REPORT_OUTCOMES),
  answer: anyText(REPORT_TEXT_LIMIT),
});

const REPORT = {
  id: text(),
  kind: oneOf(REPORT_KINDS),
  text: text(),
  sent_at: text(),
  wants_mail: flag(),
  locale: oneOf(LOCALES),
  outcome: oneOf(REPORT_OUTCOMES).nullable(),
  answer: text(),
  settled_at: text().nullable(),
  settled_by: text().nullable(),
  point_id: text(),
  point_name: text(),
  point_address: text(),
};

const ListSchema = tolerantObject({ data: list(tolerantObject(REPORT)), ...NEXT_ENTRY });

const DetailSchema = tolerantObject({
  data: tolerantObject({
    ...REPORT,
    point: ServerRecyclingPointSchema,
    photos: list(ServerPhotoSchema),
    others: list(tolerantObject(REPORT)),
    ...NEXT_ENTRY,
  }),
});

const config = { access: 'moderator' } as const;

const noSuchReport = () =>
  new RequestError({ status: 404, code: 'report-not-found', title: 'There is no such report' });

async function known(db: Database, path: string) {
  const report = await showReport(db, parseId(path) ?? 0);
  if (!report) throw noSuchReport();
  return report;
}

/** Somebody else was faster: says who. */
async function alreadySettled(db: Database, path: string): Promise<RequestError> {
  const { settled_by } = await known(db, path);
  return new RequestError({
    status: 409,
    code: 'already-settled',
    title: `${settled_by ?? 'Somebody'} has settled this report already`,
  });
}

/** What visitors report, at the desk: the lists, one report with its point, and how it ends. */
export function registerReportDesk(app: Routes, { db, mail, addresses, mailQueued }: FormContext): void {
  app.get(
    `${DESK_API}/reports/`,
    { config, schema: { querystring: ListQuery, ...answers({ 200: ListSchema }, 401) } },
    ({ query }) => listDeskReports(db, query.list, parseId(query.after ?? '')),
  );
  app.get(
    `${DESK_API}/reports/:id/`,
    { config, schema: { params: IdParams, ...answers({ 200: DetailSchema }, 401, 404) } },
    async ({ params }) => ({ data: await known(db, params.id) }),
  );
  app.post(
    `${DESK_API}/reports/:id/settle/`,
    {
      config,
      schema: { params: IdParams, body: SettleBody, ...answers({ 200: DONE }, 401, 404, 409) },
    },
    async (request) => {
      const { params, body, host } = request;
      const { id } = await known(db, params.id);
      const settlement = {
        ...body,
        by: staffOf(request).account.id,
      };
      const context = { mail, addresses, localHost: portalBeside(host) };
      const isSettled = await db
        .transaction()
        .execute((trx) => settleReport(trx, Number(id), settlement, context));
      if (!isSettled) throw await alreadySettled(db, id);
      mailQueued();
      return { is_ok: true };
    },
  );
}
