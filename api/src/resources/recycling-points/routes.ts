import { POINT_STATUSES } from '@ecocircle/shared-contracts';
import { oneOf, strictObject } from '@ecocircle/shared-contracts/rules';
import {
  FoundPointsSchema,
  GoneAnswerSchema,
  oneAnswer,
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
import { listFound, type PointFinder } from '../point-finding/found-points.ts';
import { type CityNames, SEARCH_ENTRIES, toSearch } from '../point-finding/wishes-query.ts';
import { briefPoint } from './brief-point.ts';
import { registerDuplicatesRoute } from './duplicates-route.ts';
import type { PointFilter } from './matching-points.ts';
import { POINTS, registerOwnPointRoutes } from './own-routes.ts';
import { closedForGood, noSuchPoint } from './point-refusals.ts';
import { isPublicStatus, PUBLIC_STATUSES } from './public-points.ts';
import { findPoint, listPoints, type PointOrder } from './repository.ts';
import { registerRevisionRoutes } from './revision-routes.ts';
import { presentPoint } from './save-point.ts';

/** The name of the test that an order fails which lacks what it orders by. */
const SORTABLE = 'sortable';

/** The name of the test that a list fails which the index of public points cannot narrow so. */
const PUBLIC_ONLY = 'public-only';

const ListQuery = strictObject({
  ...PAGE_ENTRIES,
  ...SEARCH_ENTRIES,
  bbox: BoundingBoxSchema.optional(),
  status: oneOf(Object.values(POINT_STATUSES)).optional(),
  owner: exactly('me').optional(),
  near: PlaceSchema.optional(),
  brief: exactly('1').optional(),
  sort: oneOf(['open', 'price']).optional(),
})
  .test(SORTABLE, ({ sort, near, materials = [] }, { createError }) => {
    if (sort === 'open' && !near) return createError({ path: 'sort', message: 'needs near' });
    if (sort === 'price' && materials.length === 0)
      return createError({ path: 'sort', message: 'needs materials' });
    return true;
  })
  .test(PUBLIC_ONLY, ({ sort, open, owner, status }, { createError }) => {
    const asked = open ? 'open' : sort ? 'sort' : undefined;
    if (!asked || !(owner ?? status)) return true;
    return createError({ path: asked, message: 'goes neither with owner nor with status' });
  });
type ListQuery = InferType<typeof ListQuery>;

/** Whether nobody but its organisation may know of a point in this status. */
const isHidden = (status: string): boolean => status !== 'closed' && !isPublicStatus(status);

const isOwn = (ownerId: string | undefined, organizationId: number | null): boolean =>
  organizationId !== null && ownerId === String(organizationId);

/** What the lists of points are read from. */
interface ListParts {
  readonly db: Database;
  readonly finder: PointFinder;
  readonly cities: CityNames;
}

function registerList(app: Routes, { db, finder, cities }: ListParts): void {
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
    publicly({ querystring: ListQuery, ...answers({ 200: FoundPointsSchema }, 401, 403, 503) }),
    async (request, reply) => {
      const { page, page_size, near, owner, status, sort, brief, bbox, ...search } = request.query;
      const wanted = { ...toSearch(search, cities), bbox };
      const seen = await visible(request as FastifyRequest, request.query);
      reply.header('cache-control', owner ? 'no-store' : PUBLIC_AGE);
      const which = { page, page_size };
      const isNear = near && !owner && !status && finder.isReady;
      const order: PointOrder = near ? { near } : owner ? 'newest-change' : 'id';
      const { data, meta } = await (isNear || sort || wanted.openOnly
        ? listFound(db, finder, { ...wanted, near }, { ...which, sort })
        : listPoints(db, { ...wanted, ...seen }, order, which));
      return { data: brief ? data.map(briefPoint) : data, meta };
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
export function registerPointRoutes(app: Routes, parts: ListParts): void {
  const { db } = parts;
  registerList(app, parts);
  registerOne(app, db);
  registerOwnPointRoutes(app, db);
  registerRevisionRoutes(app, db);
  registerDuplicatesRoute(app, db);
}
