import type { ReportKind, ReportOutcome } from '@ecocircle/shared-contracts';
import { PointReportSchema, strictObject, text } from '@ecocircle/shared-contracts/rules';
import {
  OwnReportListSchema,
  ReportCountsSchema,
  ReportSentSchema,
  TrackedReportSchema,
} from '@ecocircle/shared-contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { askingPage, mailLink } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { leadTo } from '../../forms/form-result.ts';
import { FORM_ROUTE } from '../../forms/form-scope.ts';
import { isPlainForm } from '../../forms/same-site.ts';
import { isTrapped } from '../../forms/spam-trap.ts';
import { answers, FORM, NOTHING } from '../../openapi/answers.ts';
import { callerOf, publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, PAGE_ENTRIES, parseId, wholeNumber } from '../../validation/numbers.ts';
import { normalizeEmail } from '../accounts/normalize-email.ts';
import { waitingOfVisitors } from '../photos/repository.ts';
import type { VisitorGate } from '../photos/visitor-gate.ts';
import { isPublicStatus, PUBLIC_STATUSES } from '../recycling-points/public-points.ts';
import { keepSentPhotos, NO_PHOTOS, type PhotoCount } from './keep-sent-photos.ts';
import { mayBeMailed } from './report-addresses.ts';
import { type ReportLimits, reportLimits } from './report-limits.ts';
import {
  countOpenReports,
  findReportByToken,
  insertReport,
  listReports,
  type NewReport,
} from './repository.ts';
import { readSentForm } from './sent-form.ts';

const REPORT_SCHEMA = {
  params: IdParams,
  body: PointReportSchema,
  consumes: ['application/json', FORM, 'multipart/form-data'],
  ...answers({ 201: ReportSentSchema, 303: NOTHING }, 403, 404, 410),
};

async function reportedPoint(db: Database, path: string): Promise<number> {
  const id = parseId(path);
  const point =
    id !== undefined &&
    (await db
      .selectFrom('recycling_points')
      .select(['id', 'status'])
      .where('id', '=', id)
      .where('status', 'in', [...PUBLIC_STATUSES, 'closed'])
      .executeTakeFirst());
  if (point && point.status !== 'closed') return point.id;
  if (point)
    throw new RequestError({
      status: 410,
      code: 'point-closed',
      title: 'The recycling point is closed for good',
    });
  throw new RequestError({ status: 404, code: 'point-not-found', title: 'There is no such recycling point' });
}

/** What of a form's photos the page of its report tells: how many it has, and how many were not taken. */
const searchOf = ({ kept, refused }: PhotoCount): string =>
  kept + refused === 0 ? '' : `?${new URLSearchParams({ photos: `${kept}`, refused: `${refused}` })}`;

/** The address that is mailed about a report, and kept with it; null for none. */
async function mailedAddress(
  trx: Database,
  { email, isSpam }: Pick<NewReport, 'email' | 'isSpam'>,
): Promise<string | null> {
  return email !== null && !isSpam && (await mayBeMailed(trx, email)) ? email : null;
}

/** How often reports are taken, and what lets in the photos of forms without scripts. */
export interface ReportFormOptions {
  readonly limits: ReportLimits;
  readonly gate: VisitorGate;
}

/**
 * `POST /api/web/v1/facility/facility/{id}/report/`: what a visitor says is wrong with a point that everybody sees. Its
 * sender gets the token of the page that follows it, by mail too where they gave an address.
 */
export function registerReportForm(
  scope: Routes,
  context: FormContext,
  { limits, gate }: ReportFormOptions,
): void {
  const { db } = context;
  const withinLimits = reportLimits(scope as unknown as FastifyInstance, limits);
  scope.post(
    '/api/web/v1/facility/facility/:id/report/',
    { ...FORM_ROUTE, schema: REPORT_SCHEMA, preValidation: readSentForm },
    async (request, reply) => {
      const { kind, text, email, website, photos = [] } = request.body;
      const pointId = await reportedPoint(db, request.params.id);
      await withinLimits(request as FastifyRequest, reply as FastifyReply);
      const asking = askingPage(request as FastifyRequest, context);
      const report = {
        pointId,
        kind,
        text: text ?? '',
        email: email ? normalizeEmail(email) : null,
        locale: asking.locale,
        isSpam: isTrapped(website),
      };
      const { id, token } = await db.transaction().execute(async (trx) => {
        const mailed = await mailedAddress(trx, report);
        const waiting = await waitingOfVisitors(trx, photos);
        const made = await insertReport(trx, { ...report, email: mailed, photos: waiting });
        if (mailed !== null)
          await mailLink(trx, 'report-sent', { email: mailed, path: `/reports/${made.token}` }, asking);
        return made;
      });
      context.mailQueued();
      const exchange = [request as FastifyRequest, reply as FastifyReply] as const;
      if (isPlainForm(exchange[0])) {
        const count = report.isSpam ? NO_PHOTOS : await keepSentPhotos({ db, gate }, id, exchange);
        return leadTo(`/reports/${token}${searchOf(count)}`, ...exchange, context.addresses);
      }
      return reply.code(201).header('cache-control', 'no-store').send({ data: { token } });
    },
  );
}

const TRACKED = publicly({
  params: strictObject({ token: text() }),
  ...answers({ 200: TrackedReportSchema }, 404),
});

/** `GET /api/web/v1/reports/{token}/`: a report as its sender follows it. */
export function registerReportTracking(app: Routes, db: Database): void {
  app.get('/api/web/v1/reports/:token/', TRACKED, async ({ params }, reply) => {
    const report = await findReportByToken(db, params.token);
    if (!report)
      throw new RequestError({ status: 404, code: 'report-not-found', title: 'There is no such report' });
    reply.header('cache-control', 'no-store');
    return {
      data: {
        point_name: report.point_name,
        point_id: isPublicStatus(report.point_status) ? String(report.point_id) : null,
        kind: report.kind as ReportKind,
        sent_at: report.created_at,
        outcome: report.outcome as ReportOutcome | null,
        answer: report.answer,
        settled_at: report.settled_at,
      },
    };
  });
}

/**
 * `GET /api/web/v1/facility/reports/`: the open reports on the points of one's organisation, or on one of them, the
 * oldest first.
 */
export function registerOwnReports(app: Routes, db: Database): void {
  const querystring = strictObject({ ...PAGE_ENTRIES, point: wholeNumber(1, 999_999_999).optional() });
  const schema = { querystring, ...answers({ 200: OwnReportListSchema }) };
  const config = { access: 'facility' } as const;
  app.get('/api/web/v1/facility/reports/', { schema, config }, async (request, reply) => {
    const { organization_id } = callerOf(request).account;
    // 0 is nobody's id: an account without an organisation owns nothing.
    const { point: pointId, ...page } = request.query;
    const filter = { state: 'open', organizationId: organization_id ?? 0, pointId } as const;
    const { rows, meta } = await listReports(db, filter, page);
    reply.header('cache-control', 'no-store');
    const data = rows.map((report) => ({
      id: String(report.id),
      point_id: String(report.point_id),
      point_name: report.point_name,
      kind: report.kind as ReportKind,
      text: report.comment,
      sent_at: report.created_at,
    }));
    return { data, meta };
  });
}

/** `GET /api/web/v1/facility/report-counts/`: how many open reports there are on those points of one's organisation. */
export function registerReportCounts(app: Routes, db: Database): void {
  const schema = answers({ 200: ReportCountsSchema });
  const config = { access: 'facility' } as const;
  app.get('/api/web/v1/facility/report-counts/', { schema, config }, async (request, reply) => {
    const { organization_id } = callerOf(request).account;
    const counts = await countOpenReports(db, organization_id ?? 0).execute();
    reply.header('cache-control', 'no-store');
    return { data: counts.map(({ point_id, open }) => ({ point_id: String(point_id), open: Number(open) })) };
  });
}
