import type { ServerSpecialHours } from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { type SelectQueryBuilder, sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { readPage } from '../../database/read-page.ts';
import type { Tables } from '../../database/tables.ts';
import { readSpecialHours } from '../../special-days/special-days.ts';
import type { Page } from '../../validation/numbers.ts';
import type { IconFacts } from '../media/icon-address.ts';
import { matchingPoints, type PointFilter } from './matching-points.ts';
import { type PointRows, toServerPoint } from './point-answer.ts';
import { isPublicStatus } from './public-points.ts';

/** How a list of points is ordered: by id, the newest change first, or by distance from a place. */
export type PointOrder = 'id' | 'newest-change' | { readonly near: readonly [lng: number, lat: number] };

type PointRow = PointRows['point'];
type PointQuery<Selection> = SelectQueryBuilder<Tables, 'recycling_points', Selection>;

/** Orders by straight distance within a country; degrees of longitude shrink towards the poles. */
function byDistance<Selection>(query: PointQuery<Selection>, [lng, lat]: readonly [number, number]) {
  const shrink = Math.cos((lat * Math.PI) / 180) ** 2;
  return query.orderBy(sql`(lat - ${lat}) * (lat - ${lat}) + (lng - ${lng}) * (lng - ${lng}) * ${shrink}`);
}

function ordered<Selection>(query: PointQuery<Selection>, order: PointOrder): PointQuery<Selection> {
  if (order === 'id') return query.orderBy('id');
  if (order === 'newest-change') return query.orderBy('updated_at', 'desc').orderBy('id', 'desc');
  return byDistance(query, order.near).orderBy('id');
}

function readOrganizations(db: Database, points: readonly PointRow[]) {
  const ids = points.flatMap(({ organization_id }) => organization_id ?? []);
  return db.selectFrom('organizations').selectAll().where('id', 'in', ids).execute();
}

function readSources(db: Database, points: readonly PointRow[]) {
  const ids = points.flatMap(({ source_id }) => source_id ?? []);
  return db.selectFrom('point_sources').selectAll().where('id', 'in', ids).execute();
}

function readIcons(db: Database, points: readonly PointRow[]) {
  const ids = new Set(points.map(({ icon_id }) => icon_id));
  return db
    .selectFrom('point_icons')
    .select(['id', 'family', 'drawing_hash'])
    .where('id', 'in', [...ids])
    .execute();
}

function readPhotos(db: Database, pointIds: readonly number[]) {
  return db
    .selectFrom('point_photos')
    .innerJoin('photos', 'photos.id', 'point_photos.photo_id')
    .selectAll('photos')
    .select('point_photos.point_id')
    .where('point_photos.point_id', 'in', pointIds)
    .orderBy('point_photos.position')
    .execute();
}

function readRates(db: Database, pointIds: readonly number[]) {
  return db
    .selectFrom('point_rates')
    .selectAll()
    .where('point_id', 'in', pointIds)
    .orderBy('position')
    .execute();
}

function readRevisions(db: Database, pointIds: readonly number[]) {
  return db
    .selectFrom('recycling_points')
    .select(['id', 'status', 'revision_of'])
    .where('revision_of', 'in', pointIds)
    .execute();
}

/** Whether a point is read for everybody, or for its organisation and moderators, who know of its revision. */
export type Reader = 'public' | 'own';

/** Completes points with their rates, photos, organisations and sources: a query each, however many points. */
async function complete(
  db: Database,
  points: readonly PointRow[],
  reader: Reader,
): Promise<ServerRecyclingPoint[]> {
  if (points.length === 0) return [];
  const ids = points.map(({ id }) => id);
  const now = currentTime();
  const [rates, photos, icons, organizations, sources, revisions, specialHours] = await Promise.all([
    readRates(db, ids),
    readPhotos(db, ids),
    readIcons(db, points),
    readOrganizations(db, points),
    readSources(db, points),
    reader === 'own' ? readRevisions(db, ids) : [],
    Promise.all(points.map((point) => readSpecialHours(point, now))),
  ]);
  const ratesOf = Map.groupBy(rates, (rate) => rate.point_id);
  const photosOf = Map.groupBy(photos, (photo) => photo.point_id);
  return points.map((point, index) =>
    toServerPoint({
      point,
      specialHours: specialHours[index] as ServerSpecialHours,
      icon: icons.find(({ id }) => id === point.icon_id) as IconFacts,
      rates: ratesOf.get(point.id) ?? [],
      photos: photosOf.get(point.id) ?? [],
      organization: organizations.find(({ id }) => id === point.organization_id),
      source: sources.find(({ id }) => id === point.source_id),
      revision: revisions.find(({ revision_of }) => revision_of === point.id),
    }),
  );
}

/** One page of the points that pass the filter, and how many pass it in all. */
export async function listPoints(db: Database, filter: PointFilter, order: PointOrder, page: Page) {
  const query = matchingPoints(db, filter);
  const { rows, meta } = await readPage(query, ordered(query, order).selectAll(), page);
  const reader = filter.organizationId === undefined ? 'public' : 'own';
  return { data: await complete(db, rows, reader), meta };
}

/** Public points by their ids, in their order; those that are no longer so are left out. */
export async function readPoints(db: Database, ids: readonly number[]): Promise<ServerRecyclingPoint[]> {
  // With the status in the query, SQLite reads all public points by its index.
  const rows = await db.selectFrom('recycling_points').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.filter(({ status }) => isPublicStatus(status)).map((row) => [row.id, row]));
  const points = ids.flatMap((id) => byId.get(id) ?? []);
  return complete(db, points, 'public');
}

/** Ids of all points that pass the filter. */
export async function listPointIds(db: Database, filter: PointFilter, order: PointOrder): Promise<number[]> {
  const query = matchingPoints(db, filter);
  const rows = await ordered(query, order).select('id').execute();
  return rows.map(({ id }) => id);
}

/** A point in whatever status, or undefined. */
export async function findPoint(
  db: Database,
  id: number,
  reader: Reader = 'public',
): Promise<ServerRecyclingPoint | undefined> {
  const row = await db.selectFrom('recycling_points').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await complete(db, [row], reader))[0];
}
