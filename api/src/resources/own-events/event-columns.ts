import { TZDate } from '@date-fns/tz';
import type { EventDraft } from '@ecocircle/shared-contracts';
import { localityOf } from '../../basemap/locality.ts';
import { calendarDay } from '../../database/calendar.ts';
import { searchTextOf } from '../charity-events/repository.ts';

/** The moment at which a clock in the zone shows this; a time that a change of clocks leaves out is the one after it. */
function momentAt(clock: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = clock.split(/[-T:]/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, timeZone).valueOf());
}

/** Moment and day of one end of the event; both empty where nothing was typed. */
function endOf(clock: string, timeZone: string): { at: string; on: string } {
  if (clock === '') return { at: '', on: '' };
  const zone = timeZone || 'UTC';
  const moment = momentAt(clock, zone);
  return { at: moment.toISOString(), on: calendarDay(moment, zone) };
}

const NOWHERE = { city: '', country: '', timeZone: '' };

/** The columns of an event as it was edited: city, country and time zone follow from its place. */
export function columnsOf(draft: EventDraft) {
  const { name, kind, description, address, organizer, lng, lat } = draft;
  const { city, country, timeZone } = lng === null || lat === null ? NOWHERE : localityOf(lng, lat);
  const [start, end] = [endOf(draft.starts, timeZone), endOf(draft.ends, timeZone)];
  return {
    name,
    kind,
    description,
    address,
    city,
    country,
    time_zone: timeZone,
    lng: lng ?? 0,
    lat: lat ?? 0,
    starts_at: start.at,
    starts_on: start.on,
    ends_at: end.at,
    ends_on: end.on,
    organizer_name: organizer.name,
    organizer_phone: organizer.phone,
    organizer_email: organizer.email,
    photo_id: draft.photoId,
    search_text: searchTextOf({ name, description, address, city }),
  };
}
