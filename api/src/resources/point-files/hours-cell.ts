import {
  type DraftDay,
  type DraftHours,
  toServerDraftHours,
  WEEKDAYS,
  type Weekday,
} from '@ecocircle/shared-contracts';
import { readHours } from '../../reading/read-hours.ts';

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Mo',
  tuesday: 'Tu',
  wednesday: 'We',
  thursday: 'Th',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'Su',
};

function timesOf(day: DraftDay): string {
  if (day.kind === 'closed') return '';
  if (day.kind === 'around-the-clock') return '00:00-24:00';
  const { start, end, lunch } = day;
  return lunch ? `${start}-${lunch.start},${lunch.end}-${end}` : `${start}-${end}`;
}

/** Days in a row that have the same times. */
interface Span {
  readonly days: readonly Weekday[];
  readonly times: string;
}

function spansOf(hours: DraftHours): Span[] {
  const spans: Span[] = [];
  for (const weekday of WEEKDAYS) {
    const times = timesOf(hours[weekday]);
    const last = spans.at(-1);
    if (last?.times === times) spans[spans.length - 1] = { times, days: [...last.days, weekday] };
    else spans.push({ times, days: [weekday] });
  }
  return spans;
}

function spanText({ days, times }: Span): string {
  const names = days.map((weekday) => DAY_NAMES[weekday]);
  const [first, last] = [names[0], names.at(-1)];
  return `${first === last ? first : `${first}-${last}`} ${times}`;
}

/**
 * A week in OpenStreetMap's notation, such as `Mo-Fr 09:00-13:00,14:00-18:00; Sa 10:00-14:00`. Empty where that would not
 * be read as the same week: times are missing, or a break lies outside its hours.
 */
export function hoursCell(hours: DraftHours): string {
  const open = spansOf(hours).filter(({ times }) => times !== '');
  const isAlways = open.length === 1 && open[0]?.times === '00:00-24:00' && open[0].days.length === 7;
  const text = isAlways ? '24/7' : open.map(spanText).join('; ');
  const read = text === '' ? null : readHours({ notation: 'osm', text });
  return read === JSON.stringify(toServerDraftHours(hours)) ? text : '';
}
