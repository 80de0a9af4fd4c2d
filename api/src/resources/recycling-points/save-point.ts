import { isDeepStrictEqual } from 'node:util';
import {
  differenceOf,
  EMPTY_DRAFT,
  NO_PLACE,
  type PointAction,
  toPointDraft,
} from '@ecocircle/shared-contracts';
import type { PointSave } from '@ecocircle/shared-contracts/rules';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { currentTime } from '../../clock/clock.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import { type HoursColumns, specialHoursColumns } from '../../special-days/special-days.ts';
import { mayName, NO_ENTRIES, readPublished } from '../dictionaries/published.ts';
import { ownPhotos } from '../photos/own-photos.ts';
import { type NewRecyclingPoint, searchTextOf } from './new-recycling-point.ts';
import { expectRight, historyIdOf, type PointRow } from './own-point.ts';
import { asCreator, recordPointHistory } from './point-history.ts';
import { placeColumns, refuseSwapped } from './point-place.ts';
import { versionConflict, wrongValue } from './point-refusals.ts';
import { insertPoints } from './point-writer.ts';
import { findPoint } from './repository.ts';

type Data = PointSave['data'];
/** What a point says, as far as it is given. */
export type Columns = Partial<Omit<NewRecyclingPoint, 'rates' | 'photoIds' | 'specialHours'>>;

const ICON = '/data/relationships/icon/data/id';
const COORDINATES = '/data/attributes/point/coordinates';

/** Only what was sent: an attribute that is left out stays as it is. */
const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

function weekColumns({ working_hours: week }: Data['attributes']): Columns {
  if (!week) return {};
  const isOpen = Object.values(week).some(({ no_data }) => !no_data);
  // As long as no day is open, the words of an imported point say more than the table.
  return { working_hours: JSON.stringify(week), ...(isOpen && { working_hours_text: null }) };
}

function contactColumns({ contacts }: Data['attributes']): Columns {
  if (!contacts) return {};
  const { name, phone, email } = contacts;
  return { contact_name: name, contact_phone: phone, contact_email: email };
}

function pointColumns({ point }: Data['attributes'], before?: PointRow): Columns {
  if (!point) return {};
  const [lng, lat] = point.coordinates;
  if (before && isDeepStrictEqual([lng, lat], [before.lng, before.lat])) return {};
  refuseSwapped(lng, lat, COORDINATES);
  return placeColumns(lng, lat);
}

/** The columns that a save sets; `before` is the point as it is. */
export function columnsOf({ attributes, relationships }: Data, before?: PointRow): Columns {
  return {
    ...given('name', attributes.name),
    ...given('address', attributes.address),
    ...given('comment', attributes.comment),
    ...given('collection_rules', attributes.description),
    ...given('icon_id', relationships?.icon.data.id),
    ...weekColumns(attributes),
    ...(attributes.special_hours && specialHoursColumns(attributes.special_hours)),
    ...contactColumns(attributes),
    ...pointColumns(attributes, before),
  };
}

async function refuseUnknownIcon(db: Database, id: string | undefined, before?: PointRow): Promise<void> {
  if (id === undefined) return;
  const may = mayName(await readPublished(db), { ...NO_ENTRIES, icons: before ? [before.icon_id] : [] });
  if (!may('icons', id)) throw wrongValue(ICON, 'choice', 'There is no such icon');
}

async function refuseUnknown(db: Database, account: Account, data: Data, before?: PointRow): Promise<void> {
  await refuseUnknownIcon(db, data.relationships?.icon.data.id, before);
  await ownPhotos(db, account, data.attributes.photos ?? []);
}

async function replacePhotos(trx: Database, pointId: number, ids: readonly string[] | undefined) {
  if (!ids) return;
  await trx.deleteFrom('point_photos').where('point_id', '=', pointId).execute();
  const rows = [...new Set(ids)].map((photo_id, position) => ({ point_id: pointId, photo_id, position }));
  if (rows.length > 0) await trx.insertInto('point_photos').values(rows).execute();
}

/** The server shape of a point that is there. */
export async function presentPoint(db: Database, id: number): Promise<ServerRecyclingPoint> {
  return (await findPoint(db, id, 'own')) as ServerRecyclingPoint;
}

/** A draft of the caller's organisation that says what the columns say, and nothing else. */
export const newPoint = (
  account: Account,
  columns: Columns,
  photoIds: readonly string[],
): NewRecyclingPoint => {
  const now = currentTime().toISOString();
  return {
    ...placeColumns(NO_PLACE.lng, NO_PLACE.lat),
    status: 'draft',
    name: '',
    address: '',
    icon_id: EMPTY_DRAFT.iconId,
    comment: '',
    collection_rules: '',
    working_hours: null,
    working_hours_text: null,
    contact_name: '',
    contact_phone: '',
    contact_email: '',
    organization_id: account.organization_id,
    author_id: account.id,
    operator_name: '',
    source_id: null,
    source_ref: null,
    updated_at: now,
    verified_at: now,
    rates: [],
    photoIds,
    ...columns,
  };
};

/** Makes a draft of the caller's organisation out of whatever is there, and returns its id. */
export function createPoint(db: Database, account: Account, { data }: PointSave): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await refuseUnknown(trx, account, data);
    const photoIds = [...new Set(data.attributes.photos ?? [])];
    const [id] = (await insertPoints(trx, [newPoint(account, columnsOf(data), photoIds)])) as [number];
    const actor = asCreator(account);
    await recordPointHistory(trx, { pointId: id, actor, action: 'created', to: 'draft' });
    await bumpDataVersion(trx, 'points', [id]);
    return id;
  });
}

/** What a save changes beside the point's own columns. */
interface ContentChange {
  readonly account: Account;
  readonly row: PointRow;
  /** The version that was edited. */
  readonly version: number;
  readonly action: PointAction;
  readonly columns: Columns & Partial<HoursColumns>;
  parts(trx: Database): Promise<void>;
}

/**
 * Writes what a point says, as the next version after the one that was edited: it is a draft afterwards.
 *
 * @throws RequestError 409 where its version is another
 */
export async function writeColumns(
  trx: Database,
  row: PointRow,
  version: number,
  columns: ContentChange['columns'],
): Promise<void> {
  const now = currentTime().toISOString();
  const { numUpdatedRows } = await trx
    .updateTable('recycling_points')
    .set((eb) => ({
      ...columns,
      status: 'draft',
      search_text: searchTextOf({ ...row, ...columns }),
      version: eb('version', '+', 1),
      updated_at: now,
      verified_at: now,
    }))
    .where('id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw versionConflict(await presentPoint(trx, row.id));
}

/**
 * Changes what a point says, with its history: it is a draft afterwards. Run it in a transaction.
 *
 * @throws RequestError 409 where its status gives nobody the right to, or its version is another
 */
export async function changeContent(trx: Database, change: ContentChange): Promise<void> {
  const { account, row, version, action, columns, parts } = change;
  expectRight(row, 'edit', 'save-as-draft');
  const before = await presentPoint(trx, row.id);
  await writeColumns(trx, row, version, columns);
  await parts(trx);
  const after = await presentPoint(trx, row.id);
  const difference = differenceOf(toPointDraft(before), toPointDraft(after));
  // A save that changes nothing is no part of the history.
  if (difference.length > 0 || row.status !== 'draft')
    await recordPointHistory(trx, {
      pointId: historyIdOf(row),
      actor: asCreator(account),
      action,
      from: row.status,
      to: 'draft',
      difference,
    });
  await bumpDataVersion(trx, 'points', [row.id]);
}

/** Saves what was sent of an own point. */
export async function savePoint(
  trx: Database,
  account: Account,
  row: PointRow,
  { data }: PointSave,
): Promise<void> {
  if (data.version === undefined) throw wrongValue('/data/version', 'required', 'This field is required');
  if (data.id !== undefined && data.id !== String(row.id))
    throw wrongValue('/data/id', 'choice', 'The address is that of another recycling point');
  await refuseUnknown(trx, account, data, row);
  await changeContent(trx, {
    account,
    row,
    version: data.version,
    action: 'saved',
    columns: columnsOf(data, row),
    parts: (inside) => replacePhotos(inside, row.id, data.attributes.photos),
  });
}
