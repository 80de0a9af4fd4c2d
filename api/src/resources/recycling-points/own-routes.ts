import {
  PointSaveSchema,
  RatesSaveSchema,
  strictObject,
  TransitSchema,
} from '@ecocircle/shared-contracts/rules';
import {
  oneAnswer,
  pageOf,
  ServerHistoryEntrySchema,
  ServerRecyclingPointSchema,
} from '@ecocircle/shared-contracts/schemas';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { callerOf } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import type { Account } from '../../sessions/account.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { IdParams, PAGE_ENTRIES } from '../../validation/numbers.ts';
import { deletePoint } from './delete-point.ts';
import { historyIdOf, ownPoint, type PointRow } from './own-point.ts';
import { listPointHistory } from './point-history.ts';
import { makeTransit } from './point-transit.ts';
import { createPoint, presentPoint, savePoint } from './save-point.ts';
import { saveRates } from './save-rates.ts';

/** Where points are. */
export const POINTS = '/api/web/v1/facility/facility/';

/** The access of routes that creators of points call. */
export const FACILITY = { config: { access: 'facility' } } as const;

/** What a change of a point answers: the point as it is now. */
export const POINT_ANSWER = answers({ 200: oneAnswer(ServerRecyclingPointSchema) }, 404, 409);

const HistoryQuery = strictObject(PAGE_ENTRIES);

/** The account behind a request to a route of creators. */
export const accountOf = (request: Pick<FastifyRequest, 'caller'>): Account => callerOf(request).account;

/** Changes an own point in one transaction, and answers what it is afterwards. */
export async function changeOwn(
  db: Database,
  account: Account,
  pathId: string,
  change: (trx: Database, row: PointRow) => Promise<unknown>,
) {
  return db.transaction().execute(async (trx) => {
    const row = await ownPoint(trx, account, pathId);
    await change(trx, row);
    return { data: await presentPoint(trx, row.id) };
  });
}

function registerSaving(app: Routes, db: Database): void {
  app.post(
    POINTS,
    {
      ...FACILITY,
      schema: {
        body: PointSaveSchema,
        querystring: NoQuery,
        ...answers({ 201: oneAnswer(ServerRecyclingPointSchema) }),
      },
    },
    async (request, reply) => {
      const id = await createPoint(db, accountOf(request), request.body);
      return reply.code(201).send({ data: await presentPoint(db, id) });
    },
  );
  app.patch(
    `${POINTS}:id/`,
    { ...FACILITY, schema: { params: IdParams, body: PointSaveSchema, ...POINT_ANSWER } },
    (request) => {
      const { params, body } = request;
      const account = accountOf(request);
      return changeOwn(db, account, params.id, (trx, row) => savePoint(trx, account, row, body));
    },
  );
  app.put(
    `${POINTS}:id/rates/`,
    { ...FACILITY, schema: { params: IdParams, body: RatesSaveSchema, ...POINT_ANSWER } },
    (request) => {
      const { params, body } = request;
      const account = accountOf(request);
      return changeOwn(db, account, params.id, (trx, row) => saveRates(trx, account, row, body));
    },
  );
}

function registerWorkflow(app: Routes, db: Database): void {
  app.post(
    `${POINTS}:id/transit/`,
    { ...FACILITY, schema: { params: IdParams, body: TransitSchema, ...POINT_ANSWER } },
    (request) => {
      const { params, body } = request;
      const account = accountOf(request);
      return changeOwn(db, account, params.id, (trx, row) => makeTransit(trx, account, row, body));
    },
  );
  app.delete(
    `${POINTS}:id/`,
    { ...FACILITY, schema: { params: IdParams, ...answers({ 200: DONE }, 404, 409) } },
    async (request) => {
      const { params } = request;
      const account = accountOf(request);
      await db.transaction().execute(async (trx) => {
        await deletePoint(trx, account, await ownPoint(trx, account, params.id));
      });
      return { is_ok: true };
    },
  );
}

function registerHistory(app: Routes, db: Database): void {
  app.get(
    `${POINTS}:id/history/`,
    {
      ...FACILITY,
      schema: {
        params: IdParams,
        querystring: HistoryQuery,
        ...answers({ 200: pageOf(ServerHistoryEntrySchema) }, 404),
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const row = await ownPoint(db, accountOf(request), params.id);
      reply.header('cache-control', 'no-store');
      return listPointHistory(db, historyIdOf(row), query);
    },
  );
}

/** What creators do with the points of their organisation. */
export function registerOwnPointRoutes(app: Routes, db: Database): void {
  registerSaving(app, db);
  registerWorkflow(app, db);
  registerHistory(app, db);
}
