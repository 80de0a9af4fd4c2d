import { type EventDraft, eventGaps, type FieldProblems } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { EventRow } from '../charity-events/event-answer.ts';
import { changeEvent } from '../charity-events/repository.ts';
import { draftOf } from './own-event-answer.ts';
import {
  noSuchEvent,
  notCancellable,
  notDeletable,
  notEditable,
  refuseFields,
  versionConflict,
} from './refusals.ts';
import {
  type EventOwner,
  findOwnRow,
  insertDraft,
  mayShowPhoto,
  removeDraft,
  saveDraft,
} from './repository.ts';

async function ownRow(db: Database, owner: EventOwner, id: number | undefined): Promise<EventRow> {
  const row = id === undefined ? undefined : await findOwnRow(db, owner, id);
  if (!row) throw noSuchEvent();
  return row;
}

async function expectPhoto(db: Database, owner: EventOwner, { photoId }: EventDraft): Promise<void> {
  if (photoId !== null && !(await mayShowPhoto(db, owner, photoId)))
    refuseFields({ photoId: { rule: 'choice' } });
}

/** Makes a draft and gives its id. */
export async function createEvent(db: Database, owner: EventOwner, draft: EventDraft): Promise<number> {
  await expectPhoto(db, owner, draft);
  return insertDraft(db, owner.id, draft);
}

/** Saves an own draft that still has this version, and gives its id. */
export async function saveEvent(
  db: Database,
  owner: EventOwner,
  id: number | undefined,
  { version, ...draft }: EventDraft & { readonly version: number },
): Promise<number> {
  const row = await ownRow(db, owner, id);
  if (row.status !== 'draft') throw notEditable();
  await expectPhoto(db, owner, draft);
  if (!(await saveDraft(db, row.id, version, draft))) throw versionConflict();
  return row.id;
}

/** What is missing before an event can be published; one far out at sea has no country to be listed in. */
function gapsOf(row: EventRow, now: Date): FieldProblems {
  const gaps = eventGaps(draftOf(row), now, row.time_zone);
  return row.time_zone !== '' && row.country === '' ? { ...gaps, lng: { rule: 'choice' } } : gaps;
}

/** Announces a complete draft that still has this version: from then on it is public. */
export async function publishEvent(
  trx: Database,
  owner: EventOwner,
  id: number | undefined,
  version: number,
): Promise<number> {
  const row = await ownRow(trx, owner, id);
  if (row.status !== 'draft') throw notEditable();
  const now = currentTime();
  const gaps = gapsOf(row, now);
  if (Object.keys(gaps).length > 0) refuseFields(gaps);
  const changes = { status: 'published', published_at: now.toISOString() };
  if (!(await changeEvent(trx, row.id, ['draft'], changes, version))) throw versionConflict();
  return row.id;
}

/** Cancels a published event that has not ended; its page and the feeds say so, with the reason. */
export async function cancelEvent(
  trx: Database,
  owner: EventOwner,
  id: number | undefined,
  reason: string,
): Promise<number> {
  const row = await ownRow(trx, owner, id);
  const isOver = row.ends_at < currentTime().toISOString();
  const changes = { status: 'cancelled', cancel_reason: reason };
  if (isOver || !(await changeEvent(trx, row.id, ['published'], changes))) throw notCancellable();
  return row.id;
}

/** Deletes an event: of a draft nothing is left, a cancelled one leaves the page that says that it was deleted. */
export async function deleteEvent(trx: Database, owner: EventOwner, id: number | undefined): Promise<void> {
  const row = await ownRow(trx, owner, id);
  if (row.status === 'draft' && (await removeDraft(trx, row.id))) return;
  if (!(await changeEvent(trx, row.id, ['cancelled'], { status: 'deleted' }))) throw notDeletable();
}

/** Makes a draft of an own event in any state, without its times, and gives the draft's id. */
export async function copyEvent(db: Database, owner: EventOwner, id: number | undefined): Promise<number> {
  const row = await ownRow(db, owner, id);
  return insertDraft(db, owner.id, { ...draftOf(row), starts: '', ends: '' });
}
