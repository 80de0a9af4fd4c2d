import { POINT_STATUSES } from '@ecocircle/shared-contracts';
import { oneOf, strictObject } from '@ecocircle/shared-contracts/rules';
import {
  GoneAnswerSchema,
  oneAnswer,
  pageOf,
  type ServerRecyclingPoint,
  ServerRecyclingPointSchema,
} from '@ecocircle/shared-contracts/schemas';
import type { FastifyRequest } from 'fastify';
import type { InferType } from 'yup';
import { PUBLIC_AGE } from '../../caching/public-age.ts';
import type { Database } from '../../database/database.ts';
import { answers } from '../../openapi/answers.ts';
import { hasBearer } from '../../plugins/authentication.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { BoundingBoxSchema, PlaceSchema } from '../../validation/bounding-box.ts';
import { exactly } from '../../validation/from-text.ts';
import { IdParams, PAGE_ENTRIES, parseId } from '../../validation/numbers.ts';
import { SearchSchema, SlugListSchema } from '../../validation/texts.ts';
import { registerDuplicatesRoute } from './duplicates-route.ts';
import { POINTS, registerOwnPointRoutes } from './own-routes.ts';
import { closedForGood, noSuchPoint } from './point-refusals.ts';
import { isPublicStatus, PUBLIC_STATUSES } from './public-points.ts';
import { findPoint, listPoints, type PointFilter, type PointOrder } from './repository.ts';
import { registerRevisionRoutes } from './revision-routes.ts';
import { presentPoint } from './save-point.ts';

const ListQuery = strictObject({
  ...PAGE_ENTRIES,
  q: SearchSchema.optional(),
  materials: SlugListSchema.optional(),
  city: SearchSchema.optional(),
  bbox: BoundingBoxSchema.optional(),
  status: oneOf(Object.values(POINT_STATUSES)).optional(),
  owner: exactly('me').optional(),
  near: PlaceSchema.optional(),
});
type ListQuery = InferType<typeof ListQuery>;

/** Whether nobody but its organisation may know of a point in this status. */
const isHidden = (status: string): boolean => status !== 'closed' && !isPublicStatus(status);

const isOwn = (ownerId: string | undefined, organizationId: number | null): boolean =>
  organizationId !== null && ownerId === String(organizationId);

function registerList(app: Routes, db: Database): void {
  /** Own points in every status for their organisation, public ones for everybody. */
  const visible = async (request: FastifyRequest, { owner, status }: ListQuery): Promise<PointFilter> => {
    const statuses = status && [status];
    if (owner === undefined)
      return { statuses: PUBLIC_STATUSES.filter((one) => status === undefined || one === status) };
    const { organization_id } = await app.requireRole(request, 'facility');
    // 0 is nobody's id: an account without an organisation owns nothing.
    return { statuses, organizationId: organization_id ?? 0 };
  };
  app.get(
    POINTS,
    publicly({ querystring: ListQuery, ...answers({ 200: pageOf(ServerRecyclingPointSchema) }, 401, 403) }),
    async (request, reply) => {
      const { page, page_size, near, owner, status: _, ...filter } = request.query;
      const order: PointOrder = near ? { near } : owner ? 'newest-change' : 'id';
      const seen = await visible(request as FastifyRequest, request.query);
      reply.header('cache-control', owner ? 'no-store' : PUBLIC_AGE);
      return listPoints(db, { ...filter, ...seen }, order, { page, page_size });
    },
  );
}

const OneAnswer = oneAnswer(ServerRecyclingPointSchema);

const statusOf = (point: ServerRecyclingPoint): string => point.relationships.status.data?.id ?? '';

/** Whether a point is the caller's own. Only for a point that is not public a bad token is worth a refusal. */
async function isCallersOwn(app: Routes, request: FastifyRequest, point: ServerRecyclingPoint) {
  if (!hasBearer(request)) return false;
  const account = isHidden(statusOf(point))
    ? await app.requireRole(request, 'facility')
    : await app.requireRole(request, 'facility').catch(() => null);
  return account !== null && isOwn(point.relationships.org_owner.data?.id, account.organization_id);
}

function registerOne(app: Routes, db: Database): void {
  app.get(
    `${POINTS}:id/`,
    publicly({
      params: IdParams,
      ...answers({ 200: OneAnswer, 410: GoneAnswerSchema }, 401, 403, 404),
    }),
    async (request, reply) => {
      const id = parseId(request.params.id);
      const point = id === undefined ? undefined : await findPoint(db, id);
      if (id === undefined || !point) throw noSuchPoint();
      reply.header('cache-control', 'no-store').header('vary', 'authorization');
      if (await isCallersOwn(app, request as FastifyRequest, point))
        return { data: await presentPoint(db, id) };
      if (statusOf(point) === 'closed') return reply.code(410).send(closedForGood(point));
      if (!isPublicStatus(statusOf(point))) throw noSuchPoint();
      reply.header('cache-control', PUBLIC_AGE);
      return { data: point };
    },
  );
}

/** The list of points, public and own, one point, and what creators do with theirs. */
export function registerPointRoutes(app: Routes, db: Database): void {
  registerList(app, db);
  registerOne(app, db);
  registerOwnPointRoutes(app, db);
  registerRevisionRoutes(app, db);
  registerDuplicatesRoute(app, db);
}
