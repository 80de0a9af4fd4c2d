import type { ServerPointStatus } from '@ecocircle/shared-contracts';
import type { WorkflowTexts } from './texts/point-texts.ts';

const DAY_MS = 86_400_000;
const CLOSED_DAYS = 14;

const dayOf = (moment: string | Date): string => new Date(moment).toISOString().slice(0, 10);

/**
 * What the way of a point so far has left in its row: why it is closed, hidden or declined, and until when.
 *
 * @param since - when it came into its status, ISO 8601
 */
export function traceOf(status: ServerPointStatus, words: WorkflowTexts, since: string, now: Date) {
  const closed_from = dayOf(since);
  const { declined, takenDown, closedForATime, closedForGood } = words;
  if (status === 'closed') return { closing_comment: closedForGood, closed_from, closed_to: null };
  if (status === 'declined')
    return { decline_reason: declined[Date.parse(since) % declined.length] ?? takenDown };
  if (status === 'blocked_by_moderator')
    return { decline_reason: takenDown, status_before_block: 'accepted' };
  if (status !== 'temporarily_not_working') return {};
  const closed_to = dayOf(new Date(now.valueOf() + CLOSED_DAYS * DAY_MS));
  return { closing_comment: closedForATime, closed_from, closed_to };
}
