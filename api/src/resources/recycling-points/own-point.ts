import { POINT_RIGHTS, type PointRight, toPointStatus } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';
import { parseId } from '../../validation/numbers.ts';
import { noSuchPoint, notInStatus } from './point-refusals.ts';

/** The row of a point. */
export type PointRow = Row<'recycling_points'>;

/** The point of a path, if it is one of the caller's organisation; a 404 for every other. */
export async function ownPoint(db: Database, account: Account, pathId: string): Promise<PointRow> {
  const id = parseId(pathId);
  const { organization_id } = account;
  if (id === undefined || organization_id === null) throw noSuchPoint();
  const row = await db
    .selectFrom('recycling_points')
    .selectAll()
    .where('id', '=', id)
    .where('organization_id', '=', organization_id)
    .executeTakeFirst();
  if (!row) throw noSuchPoint();
  return row;
}

/** Refuses what the status of an own point gives nobody the right to. */
export function expectRight({ status }: PointRow, ...rights: readonly PointRight[]): void {
  const isAllowed = rights.some((right) => POINT_RIGHTS[right].includes(toPointStatus(status)));
  if (!isAllowed) throw notInStatus(status);
}

/** The point whose history a row's changes belong to: of a revision, the one that it revises. */
export const historyIdOf = ({ id, revision_of }: Pick<PointRow, 'id' | 'revision_of'>): number =>
  revision_of ?? id;
