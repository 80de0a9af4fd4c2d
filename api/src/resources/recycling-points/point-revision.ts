import { REVISABLE_POINT_STATUSES, toPointStatus } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { Account } from '../../sessions/account.ts';
import type { PointRow } from './own-point.ts';
import { asCreator, recordPointHistory } from './point-history.ts';
import { noSuchPoint, notInStatus } from './point-refusals.ts';
import { NOT_CLOSED } from './point-status-change.ts';

/** What is a point's own, and nothing that a revision of it takes over or replaces. */
const OWN = [
  'id',
  'status',
  'version',
  'revision_of',
  'organization_id',
  'author_id',
  'source_id',
  'source_ref',
  'own_ref',
  'created_at',
  'updated_at',
  'closed_from',
  'closed_to',
  'closing_comment',
  'decline_reason',
  'status_before_block',
  'verified_at',
  'asked_at',
] as const satisfies readonly (keyof PointRow)[];

type Own = (typeof OWN)[number];

/** What a point says: the columns that a revision has of its own. */
export function contentColumns(row: PointRow): Omit<PointRow, Own> {
  const content = Object.entries(row).filter(([name]) => !OWN.some((own) => own === name));
  return Object.fromEntries(content) as Omit<PointRow, Own>;
}

const alreadyOpen = () =>
  new RequestError({
    status: 409,
    code: 'revision-exists',
    title: 'The recycling point has an open revision already',
  });

/** The open revision of a point, or undefined. */
export const findRevision = (db: Database, pointId: number): Promise<PointRow | undefined> =>
  db.selectFrom('recycling_points').selectAll().where('revision_of', '=', pointId).executeTakeFirst();

/** The open revision of an own point, or a 404. */
export async function knownRevision(db: Database, { id }: PointRow): Promise<PointRow> {
  const revision = await findRevision(db, id);
  if (!revision) throw noSuchPoint();
  return revision;
}

async function copyParts(trx: Database, from: number, to: number): Promise<void> {
  const rates = await trx.selectFrom('point_rates').selectAll().where('point_id', '=', from).execute();
  if (rates.length > 0)
    await trx
      .insertInto('point_rates')
      .values(rates.map(({ id: _, ...rate }) => ({ ...rate, point_id: to })))
      .execute();
  const photos = await trx.selectFrom('point_photos').selectAll().where('point_id', '=', from).execute();
  if (photos.length > 0)
    await trx
      .insertInto('point_photos')
      .values(photos.map((photo) => ({ ...photo, point_id: to })))
      .execute();
}

async function insertRevision(trx: Database, account: Account, row: PointRow): Promise<number> {
  const now = currentTime().toISOString();
  const inserted = await trx
    .insertInto('recycling_points')
    .values({
      ...contentColumns(row),
      ...NOT_CLOSED,
      status: 'draft',
      revision_of: row.id,
      organization_id: row.organization_id,
      author_id: account.id,
      source_id: row.source_id,
      verified_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((on) => on.column('revision_of').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw alreadyOpen();
  return inserted.id;
}

/**
 * Begins a revision of a public point: a draft of its own that begins as the point is. The point stays as it is until
 * the revision is accepted.
 *
 * @returns the id of the revision, which is saved, sent for review and deleted like every draft
 * @throws RequestError 409 `revision-exists` where one is open, `not-allowed-in-status` where the point is not public
 */
export async function beginRevision(trx: Database, account: Account, row: PointRow): Promise<number> {
  const isRevisable = REVISABLE_POINT_STATUSES.includes(toPointStatus(row.status));
  if (!isRevisable || row.revision_of !== null) throw notInStatus(row.status);
  const id = await insertRevision(trx, account, row);
  await copyParts(trx, row.id, id);
  const actor = asCreator(account);
  await recordPointHistory(trx, { pointId: row.id, actor, action: 'revision-begun' });
  await bumpDataVersion(trx, 'points', [id, row.id]);
  return id;
}

async function moveParts(trx: Database, from: number, to: number): Promise<void> {
  for (const table of ['point_rates', 'point_photos'] as const) {
    await trx.deleteFrom(table).where('point_id', '=', to).execute();
    await trx.updateTable(table).set({ point_id: to }).where('point_id', '=', from).execute();
  }
}

/** Puts a revision in the place of the point that it revises; the revision is gone afterwards. */
export async function replaceByRevision(trx: Database, revision: PointRow, pointId: number): Promise<void> {
  await moveParts(trx, revision.id, pointId);
  await trx.deleteFrom('recycling_points').where('id', '=', revision.id).execute();
  const now = currentTime().toISOString();
  await trx
    .updateTable('recycling_points')
    .set((eb) => ({
      ...contentColumns(revision),
      version: eb('version', '+', 1),
      updated_at: now,
      verified_at: now,
    }))
    .where('id', '=', pointId)
    .execute();
  await bumpDataVersion(trx, 'points', [revision.id, pointId]);
}
