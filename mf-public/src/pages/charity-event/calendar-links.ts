import { type CharityEvent, cutAtWord, type Locale } from '@ecocircle/shared-contracts';
import { richTextWords } from '@ecocircle/shared-contracts/rich-text';

/** The event as a file for any calendar. */
export const calendarFile = ({ id }: CharityEvent, locale: Locale): string =>
  `/api/web/v1/promotion/event/${encodeURIComponent(id)}/calendar.ics?locale=${locale}`;

/** `20261128T050000Z` */
const compact = (iso: string): string => iso.replace(/\.\d+/, '').replace(/[-:]/g, '');

const MAX_DETAILS = 800;

/** The event as a form of Google Calendar, filled in. */
export function googleCalendar({
  name,
  description,
  city,
  address,
  startsAt,
  endsAt,
  timeZone,
}: CharityEvent) {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    ctz: timeZone,
    location: `${address}, ${city}`,
    details: cutAtWord(richTextWords(description), MAX_DETAILS).toWellFormed(),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
