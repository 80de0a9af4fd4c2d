import { setImmediate } from 'node:timers/promises';
import { differenceOf, type PointDraft, toPointSave, toRatesSave } from '@ecocircle/shared-contracts';
import type { OwnFileColumn } from '@ecocircle/shared-contracts/point-file';
import type { PointSave } from '@ecocircle/shared-contracts/rules';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import type { PointRow } from '../recycling-points/own-point.ts';
import { asCreator, recordHistory } from '../recycling-points/point-history.ts';
import { beginRevision } from '../recycling-points/point-revision.ts';
import { insertPoints } from '../recycling-points/point-writer.ts';
import { columnsOf, newPoint, writeColumns } from '../recycling-points/save-point.ts';
import { placeRates, replaceRates } from '../recycling-points/save-rates.ts';
import type { PlannedRow } from './import-plan.ts';

type Created = Extract<PlannedRow, { outcome: 'created' }>;
type Changed = Extract<PlannedRow, { outcome: 'changed' }>;
type Data = PointSave['data'];

const saveOf = (draft: PointDraft): Data => toPointSave(draft, { id: null, version: null }).data;

function createdPoint(account: Account, { row, draft }: Created) {
  const rates = placeRates(toRatesSave(draft).rates);
  const columns = { ...columnsOf(saveOf(draft)), ...rates.columns, own_ref: row.ref || null };
  return {
    ...newPoint(account, columns, []),
    rates: rates.whole.map(({ srm_id, units_slug, price }) => ({
      material_id: srm_id,
      unit_slug: units_slug,
      price,
    })),
  };
}

async function writeCreated(trx: Database, account: Account, rows: readonly Created[]): Promise<number[]> {
  const ids = await insertPoints(
    trx,
    rows.map((row) => createdPoint(account, row)),
  );
  const actor = asCreator(account);
  await recordHistory(
    trx,
    ids.map((pointId) => ({ pointId, actor, action: 'imported', to: 'draft' })),
  );
  return ids;
}

/** The field of a save that each column is a part of. */
const FIELD_OF: Readonly<Partial<Record<OwnFileColumn, keyof Data['attributes']>>> = {
  name: 'name',
  address: 'address',
  lng: 'point',
  lat: 'point',
  hours: 'working_hours',
  rules: 'description',
  comment: 'comment',
  contact: 'contacts',
  phone: 'contacts',
  email: 'contacts',
};

/** A save of what changes, and of nothing else. */
function changesOf({ draft, columns }: Changed): Data {
  const { attributes, relationships } = saveOf(draft);
  const fields = new Set(columns.map((column) => FIELD_OF[column]));
  const changed = Object.entries(attributes).filter(([name]) => fields.has(name as keyof Data['attributes']));
  return {
    attributes: Object.fromEntries(changed),
    ...(columns.includes('icon') && relationships && { relationships }),
  };
}

async function openTarget(trx: Database, account: Account, { point, target }: Changed): Promise<PointRow> {
  if (target) return target.row;
  const id = await beginRevision(trx, account, point.row);
  return trx.selectFrom('recycling_points').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function writeContent(trx: Database, account: Account, change: Changed): Promise<void> {
  const target = await openTarget(trx, account, change);
  const rates = change.columns.includes('materials') ? placeRates(toRatesSave(change.draft).rates) : null;
  const columns = { ...columnsOf(changesOf(change), target), ...rates?.columns };
  await writeColumns(trx, target, target.version, columns);
  if (rates) await replaceRates(trx, target.id, rates.whole);
}

async function writeChanged(trx: Database, account: Account, change: Changed): Promise<void> {
  const { point, row, columns } = change;
  if (columns.includes('id'))
    await trx
      .updateTable('recycling_points')
      .set({ own_ref: row.ref })
      .where('id', '=', point.row.id)
      .execute();
  if (columns.some((column) => column !== 'id')) await writeContent(trx, account, change);
}

const historyOf = (account: Account, { point, target, before, draft }: Changed) => ({
  pointId: point.row.id,
  actor: asCreator(account),
  action: 'imported' as const,
  from: target?.row.status ?? 'draft',
  to: 'draft',
  difference: differenceOf(before, draft),
});

/** So many points are changed before others get their turn. */
const CHANGES_AT_ONCE = 20;

/** Writes what a file means, with its history. Run it in the transaction that the plan was made in. */
export async function writeImport(
  trx: Database,
  account: Account,
  plan: readonly PlannedRow[],
): Promise<void> {
  const created = plan.filter((row): row is Created => row.outcome === 'created');
  const changed = plan.filter((row): row is Changed => row.outcome === 'changed');
  const added = await writeCreated(trx, account, created);
  for (const [at, change] of changed.entries()) {
    if (at % CHANGES_AT_ONCE === 0) await setImmediate();
    await writeChanged(trx, account, change);
  }
  const content = changed.filter(({ columns }) => columns.some((column) => column !== 'id'));
  await recordHistory(
    trx,
    content.map((change) => historyOf(account, change)),
  );
  const ids = [...added, ...changed.map(({ point, target }) => (target ?? point).row.id)];
  if (ids.length > 0) await bumpDataVersion(trx, 'points', ids);
}
