import {
  ALERT_PATHS,
  ALERT_RADII,
  type PointAlertRequest,
  type SubmissionAnswer,
} from '@ecocircle/shared-contracts';
import {
  AlertConfirmSchema,
  AlertLeaveSchema,
  LinkTokenSchema,
  PointAlertRequestSchema,
  strictObject,
} from '@ecocircle/shared-contracts/rules';
import { PointAlertSchema, SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { askingPage } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { leadToResult } from '../../forms/form-result.ts';
import { FORM_ROUTE, FORM_SCHEMA } from '../../forms/form-scope.ts';
import { answerLink, linkRefusal } from '../../forms/link-answer.ts';
import type { OneClickLeave } from '../../forms/one-click-leave.ts';
import { isPlainForm } from '../../forms/same-site.ts';
import { isTrapped } from '../../forms/spam-trap.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { DECIMAL } from '../../validation/numbers.ts';
import { readPublished } from '../dictionaries/published.ts';
import { ONE_CLICK_PATH } from './leave-links.ts';
import { askByMail } from './mail-asked.ts';
import { confirmAlert, leaveAlert, readAlert } from './repository.ts';

/** How to get another link. */
const AGAIN = 'ask again';

const toNumber = (given: unknown): unknown =>
  typeof given === 'string' && DECIMAL.test(given) ? Number(given) : given;

/** A form without scripts writes numbers as text, and one material as no list. */
async function readPlainForm(request: FastifyRequest): Promise<void> {
  if (!isPlainForm(request)) return;
  const { materials, lng, lat, radius, ...others } = request.body as Record<string, unknown>;
  request.body = {
    ...others,
    materials: materials === undefined ? [] : [materials].flat(),
    lng: toNumber(lng),
    lat: toNumber(lat),
    radius: ALERT_RADII.find((known) => String(known) === radius) ?? radius,
  };
}

async function expectMaterials(db: Database, { materials: asked }: PointAlertRequest): Promise<void> {
  const { materials } = await readPublished(db);
  if (asked.every((id) => materials.includes(id))) return;
  throw new RequestError({
    status: 422,
    code: 'choice',
    title: 'There is no such material',
    source: { pointer: '/materials' },
  });
}

function registerAsking(scope: Routes, context: FormContext): void {
  const schema = { ...FORM_SCHEMA, body: PointAlertRequestSchema };
  scope.post(
    ALERT_PATHS.ask,
    { ...FORM_ROUTE, schema, preValidation: readPlainForm },
    async (request, reply): Promise<SubmissionAnswer | FastifyReply> => {
      const { body } = request;
      await expectMaterials(context.db, body);
      // A robot is told what everybody is.
      if (!isTrapped(body.website)) await askByMail(body, askingPage(request, context));
      context.mailQueued();
      if (isPlainForm(request)) return leadToResult('alert-asked', request, reply, context.addresses);
      reply.header('cache-control', 'no-store');
      return { isOk: true, message: '' };
    },
  );
}

const linkPage = (purpose: 'confirm' | 'leave', token: string) => ({
  page: `/alerts/${purpose}/${encodeURIComponent(token)}`,
  again: AGAIN,
});

const LINK_SCHEMA = {
  ...FORM_SCHEMA,
  ...answers({ 200: SubmissionAnswerSchema, 303: NOTHING }, 403, 404, 410),
};

function registerLinks(scope: Routes, context: FormContext): void {
  const { db } = context;
  scope.post(
    ALERT_PATHS.confirm,
    { ...FORM_ROUTE, schema: { ...LINK_SCHEMA, body: AlertConfirmSchema } },
    async (request, reply) => {
      const { token } = request.body;
      const outcome = await confirmAlert(db, token);
      return answerLink(outcome, linkPage('confirm', token), { request, reply, context });
    },
  );
  scope.post(
    ALERT_PATHS.leave,
    { ...FORM_ROUTE, schema: { ...LINK_SCHEMA, body: AlertLeaveSchema } },
    async (request, reply) => {
      const { token, all } = request.body;
      const outcome = await leaveAlert(db, token, all === 'yes');
      return answerLink(outcome, linkPage('leave', token), { request, reply, context });
    },
  );
}

/** `POST /api/web/v1/point-alerts/`, `…/confirm/` and `…/leave/`. */
export function registerAlertForms(scope: Routes, context: FormContext): void {
  registerAsking(scope, context);
  registerLinks(scope, context);
}

/** Ending alerts by the button of a mail program. */
export const oneClickLeave = ({ db }: FormContext): OneClickLeave => ({
  path: ONE_CLICK_PATH,
  page: '/alerts/leave',
  again: AGAIN,
  leave: (token, all) => leaveAlert(db, token, all),
});

const READ = publicly({
  params: strictObject({ token: LinkTokenSchema }),
  ...answers({ 200: PointAlertSchema }, 404, 410),
});

/** `GET /api/web/v1/point-alerts/{token}/`: what the alert of a mailed link watches. It changes nothing. */
export function registerAlertReading(app: Routes, db: Database): void {
  app.get(`${ALERT_PATHS.ask}:token/`, READ, async ({ params }, reply) => {
    const alert = await readAlert(db, params.token);
    if (alert === 'expired' || alert === 'unknown') throw linkRefusal(alert, AGAIN);
    reply.header('cache-control', 'no-store');
    return { data: alert };
  });
}
