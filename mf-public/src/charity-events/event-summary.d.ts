import type { CharityEvent, LocaleService } from '@ecocircle/shared-contracts';
import { type EventWhen } from '../wording/index.ts';
/** What a list shows of an event. */
export interface EventSummary extends Pick<CharityEvent, 'id' | 'name' | 'kind' | 'city' | 'address'> {
  readonly startsAt: string;
  readonly cancelled: boolean;
  readonly when: EventWhen;
}
/** Reduces an event to what a list shows, its time in the words of the page's locale. */
export declare function toEventSummary(
  { id, name, kind, city, address, startsAt, endsAt, timeZone, status }: CharityEvent,
  { locale, now }: Pick<LocaleService, 'locale' | 'now'>,
): EventSummary;
