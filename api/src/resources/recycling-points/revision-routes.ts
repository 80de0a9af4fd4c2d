import { PointSaveSchema } from '@ecocircle/shared-contracts/rules';
import { oneAnswer, ServerRecyclingPointSchema } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams } from '../../validation/numbers.ts';
import { deletePoint } from './delete-point.ts';
import { ownPoint } from './own-point.ts';
import { accountOf, FACILITY, POINT_ANSWER, POINTS } from './own-routes.ts';
import { beginRevision, knownRevision } from './point-revision.ts';
import { presentPoint, savePoint } from './save-point.ts';

const REVISION = `${POINTS}:id/revision/`;
const ONE = oneAnswer(ServerRecyclingPointSchema);

function registerOpening(app: Routes, db: Database): void {
  app.post(
    REVISION,
    { ...FACILITY, schema: { params: IdParams, ...answers({ 201: ONE }, 404, 409) } },
    async (request, reply) => {
      const { params } = request;
      const account = accountOf(request);
      const revision = await db.transaction().execute(async (trx) => {
        const id = await beginRevision(trx, account, await ownPoint(trx, account, params.id));
        return presentPoint(trx, id);
      });
      return reply.code(201).send({ data: revision });
    },
  );
  app.get(
    REVISION,
    { ...FACILITY, schema: { params: IdParams, ...answers({ 200: ONE }, 404) } },
    async (request, reply) => {
      const point = await ownPoint(db, accountOf(request), request.params.id);
      const revision = await knownRevision(db, point);
      reply.header('cache-control', 'no-store');
      return { data: await presentPoint(db, revision.id) };
    },
  );
}

function registerChanging(app: Routes, db: Database): void {
  app.patch(
    REVISION,
    { ...FACILITY, schema: { params: IdParams, body: PointSaveSchema, ...POINT_ANSWER } },
    (request) => {
      const { params, body } = request;
      const account = accountOf(request);
      return db.transaction().execute(async (trx) => {
        const revision = await knownRevision(trx, await ownPoint(trx, account, params.id));
        await savePoint(trx, account, revision, body);
        return { data: await presentPoint(trx, revision.id) };
      });
    },
  );
  app.delete(
    REVISION,
    { ...FACILITY, schema: { params: IdParams, ...answers({ 200: DONE }, 404, 409) } },
    async (request) => {
      const { params } = request;
      const account = accountOf(request);
      await db.transaction().execute(async (trx) => {
        await deletePoint(trx, account, await knownRevision(trx, await ownPoint(trx, account, params.id)));
      });
      return { is_ok: true };
    },
  );
}

/**
 * The revision of an own point under the point's own address. It is a draft with an id of its own: its rates, its
 * transits and its history are at that id.
 */
export function registerRevisionRoutes(app: Routes, db: Database): void {
  registerOpening(app, db);
  registerChanging(app, db);
}
