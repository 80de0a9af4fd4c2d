import type { CharityEvent, LocaleService } from '@ecocircle/shared-contracts';
import { type EventWhen, eventWhen } from './event-when.ts';

/** What a list shows of an event. */
export interface EventSummary
  extends Pick<CharityEvent, 'id' | 'name' | 'kind' | 'city' | 'address' | 'coords' | 'photo'> {
  readonly startsAt: string;
  readonly cancelled: boolean;
  readonly when: EventWhen;
}

/** Reduces an event to what a list shows, its time in the words of the page's locale. */
export function toEventSummary(
  { id, name, kind, city, address, coords, photo, startsAt, endsAt, timeZone, status }: CharityEvent,
  { locale, now }: Pick<LocaleService, 'locale' | 'now'>,
): EventSummary {
  const when = eventWhen({ startsAt, endsAt, timeZone }, locale, now);
  return {
    id,
    name,
    kind,
    city,
    address,
    coords,
    photo,
    startsAt,
    cancelled: status === 'cancelled',
    when,
  };
}
