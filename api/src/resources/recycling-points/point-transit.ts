import {
  missingOf,
  POINT_STATUSES,
  POINT_TRANSITS,
  type PointAction,
  type PointTransitName,
  TRANSIT_RIGHTS,
  toPointDraft,
} from '@ecocircle/shared-contracts';
import type { TransitRequest } from '@ecocircle/shared-contracts/rules';
import { currentTime } from '../../clock/clock.ts';
import { calendarDay } from '../../database/calendar.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import { expectRight, type PointRow } from './own-point.ts';
import { asCreator } from './point-history.ts';
import { incomplete, wrongValue } from './point-refusals.ts';
import { changePointStatus, NOT_CLOSED, type StatusChange } from './point-status-change.ts';
import { presentPoint } from './save-point.ts';

const ACTIONS: Readonly<Record<PointTransitName, PointAction>> = {
  'facility#oncheck_to_draft': 'converted-to-draft',
  'facility#declined_to_draft': 'converted-to-draft',
  'facility#draft_to_oncheck': 'sent-to-review',
  'facility#accepted_to_temporarily_not_working': 'closed-temporarily',
  'facility#accepted_to_closed': 'closed-permanently',
  'facility#temporarily_not_working_to_accepted': 'reopened',
};

type Payload = NonNullable<TransitRequest['payload']>;
type Columns = NonNullable<StatusChange['columns']>;

const LATE = 'The reopening must be on a later day than today and than the first day of the closing';

/** The days of a temporary closing: from today, unless it says otherwise, and until a day to come. */
function temporaryClosing({ time_zone }: PointRow, { comment = '', from, to = null }: Payload): Columns {
  const today = calendarDay(currentTime(), time_zone);
  const first = from ?? today;
  if (to !== null && (to <= today || to <= first)) throw wrongValue('/payload/to', 'dateRange', LATE);
  return { closing_comment: comment, closed_from: first, closed_to: to };
}

function columnsOf(transit: PointTransitName, row: PointRow, payload: Payload): Columns {
  switch (transit) {
    case 'facility#accepted_to_temporarily_not_working':
      return temporaryClosing(row, payload);
    case 'facility#accepted_to_closed':
      return {
        closing_comment: payload.comment ?? '',
        closed_from: calendarDay(currentTime(), row.time_zone),
        closed_to: null,
      };
    case 'facility#temporarily_not_working_to_accepted':
      return NOT_CLOSED;
    case 'facility#draft_to_oncheck':
      return { decline_reason: null };
    default:
      return {};
  }
}

async function refuseIncomplete(trx: Database, { id }: PointRow): Promise<void> {
  const lacks = missingOf(toPointDraft(await presentPoint(trx, id)));
  if (lacks.length > 0) throw incomplete(lacks);
}

/**
 * Asks for the review of a draft that is known to be complete.
 *
 * @throws RequestError 409 where it is no draft any more
 */
export async function sendToReview(trx: Database, account: Account, row: PointRow): Promise<void> {
  const transit = 'facility#draft_to_oncheck';
  await changePointStatus(trx, {
    id: row.id,
    from: ['draft'],
    to: 'oncheck',
    actor: asCreator(account),
    action: ACTIONS[transit],
    columns: columnsOf(transit, row, {}),
  });
}

/**
 * Makes one of the six transits of an own point.
 *
 * @throws RequestError 409 where its status gives nobody the right to, or where it is not complete; 422 for days of a
 * closing that cannot be
 */
export async function makeTransit(
  trx: Database,
  account: Account,
  row: PointRow,
  { transit, payload = {} }: TransitRequest,
): Promise<void> {
  expectRight(row, TRANSIT_RIGHTS[transit]);
  if (transit === 'facility#draft_to_oncheck') await refuseIncomplete(trx, row);
  const { from, to } = POINT_TRANSITS[transit];
  await changePointStatus(trx, {
    id: row.id,
    from: [POINT_STATUSES[from]],
    to: POINT_STATUSES[to],
    actor: asCreator(account),
    action: ACTIONS[transit],
    reason: payload.comment ?? null,
    columns: columnsOf(transit, row, payload),
  });
}
