import { type EventDraft, eventGaps, type FieldProblems } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { containsWords } from '../../database/search-text.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import type { Account } from '../../sessions/account.ts';
import type { EventRow } from '../charity-events/event-answer.ts';
import { changeEvent, withPhotos } from '../charity-events/repository.ts';
import { listActs } from '../desk-acts/desk-acts.ts';
import { columnsOf } from '../own-events/event-columns.ts';
import { draftOf, toServerOwnEvent } from '../own-events/own-event-answer.ts';
import { noSuchEvent, refuseFields, versionConflict } from '../own-events/refusals.ts';
import { attachable } from '../photos/repository.ts';
import { type EventNews, mailOrganizer } from './event-mails.ts';

/** The lists of events at the desk. Drafts are their creators' alone. */
export const EVENT_LISTS = ['published', 'cancelled', 'deleted'] as const;

/** What narrows the list of events. */
export interface EventFilter {
  readonly list: (typeof EVENT_LISTS)[number];
  readonly q?: string | undefined;
  readonly after?: number | undefined;
}

/** One page of events, those that were made last first. */
export async function listDeskEvents(db: Database, { list, q = '', after }: EventFilter) {
  const events = db
    .selectFrom('charity_events')
    .where('charity_events.status', '=', list)
    .$if(q !== '', (query) => query.where(containsWords('charity_events.search_text', q)))
    .$if(after !== undefined, (query) => query.where('charity_events.id', '<', after ?? 0));
  const rows = await withPhotos(events)
    .orderBy('charity_events.id', 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  return { data: page.map(toServerOwnEvent), next };
}

async function knownRow(db: Database, id: number | undefined): Promise<EventRow> {
  const found = db
    .selectFrom('charity_events')
    .where('charity_events.id', '=', id ?? 0)
    .where('charity_events.status', '<>', 'draft');
  const row = await withPhotos(found).executeTakeFirst();
  if (!row) throw noSuchEvent();
  return row;
}

/** One event, with what staff did to it. */
export async function showDeskEvent(db: Database, id: number | undefined) {
  const event = toServerOwnEvent(await knownRow(db, id));
  const { data } = await listActs(db, { area: 'events', subject: event.id });
  const history = data.map(({ at, actor_name, action, note }) => ({ at, actor_name, action, note }));
  return { event, history };
}

const notPossible = (title: string): RequestError =>
  new RequestError({ status: 409, code: 'not-possible', title });

/** An event keeps its cover, loses it, or gets one that this member of staff has sent. */
async function expectCover(
  trx: Database,
  { photo_id }: EventRow,
  { photoId }: EventDraft,
  editor: Account,
): Promise<void> {
  if (photoId === null || photoId === photo_id) return;
  if (!(await attachable(trx, editor, [photoId])).has(photoId)) refuseFields({ photoId: { rule: 'choice' } });
}

/** What the event would lack. One that is over may stay over: what was wrong in its words is still put right. */
function gapsOf(row: EventRow, draft: EventDraft, timeZone: string): FieldProblems {
  const { ends, ...others } = eventGaps(draft, currentTime(), timeZone);
  const isAsBefore = draft.ends === draftOf(row).ends;
  return ends && !(isAsBefore && ends.rule === 'past') ? { ends, ...others } : others;
}

/**
 * Changes a published event on its organiser's word. It stays complete, as for being published.
 *
 * @throws RequestError 404, 409 `not-possible` or `version-conflict`, 422 with the fields
 */
export async function editEvent(
  trx: Database,
  id: number | undefined,
  { version, ...draft }: EventDraft & { readonly version: number },
  editor: Account,
): Promise<void> {
  const row = await knownRow(trx, id);
  if (row.status !== 'published') throw notPossible('Only a published event is edited');
  await expectCover(trx, row, draft, editor);
  const columns = columnsOf(draft);
  const gaps = gapsOf(row, draftOf({ ...row, ...columns }), columns.time_zone);
  if (Object.keys(gaps).length > 0) refuseFields(gaps);
  if (columns.country === '') refuseFields({ lng: { rule: 'choice' } });
  if (!(await changeEvent(trx, row.id, ['published'], columns, version))) throw versionConflict();
}

const ENDS = {
  'take-down': { from: ['published', 'cancelled'], to: 'deleted', news: 'takenDown' },
  cancel: { from: ['published'], to: 'cancelled', news: 'cancelled' },
} as const satisfies Record<string, { from: readonly string[]; to: string; news: EventNews }>;

/** How staff end an event. */
export type EventEnd = keyof typeof ENDS;

/** The names of {@link EventEnd}. */
export const EVENT_ENDS = Object.keys(ENDS) as EventEnd[];

/** Takes an event down, or calls it off, and mails its organiser why. Of two at the same time one does it. */
export function endEvent(
  db: Database,
  end: EventEnd,
  { id, reason }: { readonly id: number | undefined; readonly reason: string },
  settings: MailSettings,
): Promise<void> {
  const { from, to, news } = ENDS[end];
  return db.transaction().execute(async (trx) => {
    const row = await knownRow(trx, id);
    const changes = { status: to, ...(end === 'cancel' && { cancel_reason: reason }) };
    if (!(await changeEvent(trx, row.id, from, changes)))
      throw notPossible(`The event is ${row.status} already`);
    await mailOrganizer(trx, news, { ...row, reason }, settings);
  });
}
