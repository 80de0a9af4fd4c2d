import { POINT_STATUSES } from '@ecocircle/shared-contracts';
import { oneOf, strictObject } from '@ecocircle/shared-contracts/rules';
import { oneAnswer, pageOf, ServerRecyclingPointSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyRequest } from 'fastify';
import type { InferType } from 'yup';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers } from '../../openapi/answers.ts';
import { hasBearer } from '../../plugins/authentication.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { BoundingBoxSchema, PlaceSchema } from '../../validation/bounding-box.ts';
import { exactly } from '../../validation/from-text.ts';
import { IdParams, PAGE_ENTRIES, parseId } from '../../validation/numbers.ts';
import { SearchSchema, SlugListSchema } from '../../validation/texts.ts';
import { findPoint, listPoints, type PointFilter, type PointOrder } from './repository.ts';

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

const noSuchPoint = () =>
  new RequestError({ status: 404, code: 'point-not-found', title: 'There is no such recycling point' });

const isOwn = (ownerId: string | undefined, organizationId: number | null): boolean =>
  organizationId !== null && ownerId === String(organizationId);

function registerList(app: Routes, db: Database): void {
  /** Own points in every status for their organisation, accepted ones for everybody. */
  const visible = async (request: FastifyRequest, { owner, status }: ListQuery): Promise<PointFilter> => {
    const statuses = status && [status];
    if (owner === undefined) return { statuses: status && status !== 'accepted' ? [] : ['accepted'] };
    const { organization_id } = await app.requireRole(request, 'facility');
    // 0 is nobody's id: an account without an organisation owns nothing.
    return { statuses, organizationId: organization_id ?? 0 };
  };
  app.get(
    '/api/web/v1/facility/facility/',
    publicly({ querystring: ListQuery, ...answers({ 200: pageOf(ServerRecyclingPointSchema) }, 401, 403) }),
    async (request, reply) => {
      const { page, page_size, near, owner, status: _, ...filter } = request.query;
      const order: PointOrder = near ? { near } : owner ? 'newest-change' : 'id';
      const seen = await visible(request as FastifyRequest, request.query);
      reply.header('cache-control', owner ? 'no-store' : 'public, max-age=30');
      return listPoints(db, { ...filter, ...seen }, order, { page, page_size });
    },
  );
}

function registerOne(app: Routes, db: Database): void {
  app.get(
    '/api/web/v1/facility/facility/:id/',
    publicly({ params: IdParams, ...answers({ 200: oneAnswer(ServerRecyclingPointSchema) }, 401, 403, 404) }),
    async (request, reply) => {
      const id = parseId(request.params.id);
      const point = id === undefined ? undefined : await findPoint(db, id);
      if (!point) throw noSuchPoint();
      const isPublic = point.relationships.status.data?.id === 'accepted';
      reply.header('cache-control', isPublic ? 'public, max-age=30' : 'no-store');
      if (isPublic) return { data: point };
      if (!hasBearer(request as FastifyRequest)) throw noSuchPoint();
      const account = await app.requireRole(request as FastifyRequest, 'facility');
      if (!isOwn(point.relationships.org_owner.data?.id, account.organization_id)) throw noSuchPoint();
      return { data: point };
    },
  );
}

/** The list of points, public and own, and one point. */
export function registerPointRoutes(app: Routes, db: Database): void {
  registerList(app, db);
  registerOne(app, db);
}
