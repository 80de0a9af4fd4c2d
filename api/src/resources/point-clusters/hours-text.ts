import { Answer, openChange, toSpecialHours, toWorkingHours } from '@ecocircle/shared-contracts';
import type { Row } from '../../database/tables.ts';
import { holidayRegion } from '../../special-days/holiday-region.ts';
import { NO_SPECIAL_HOURS_COLUMNS, readHoursIn } from '../../special-days/special-days.ts';

/** The columns that the opening hours of a point depend on. */
export const HOURS_COLUMNS = [
  'time_zone',
  'country',
  'lng',
  'lat',
  'working_hours',
  'hours_exceptions',
  'hours_rules',
  'holiday_hours',
] as const;

type HoursRow = Pick<Row<'recycling_points'>, (typeof HOURS_COLUMNS)[number]>;

type SpecialRow = Pick<HoursRow, 'country' | 'hours_exceptions' | 'hours_rules' | 'holiday_hours'> & {
  readonly region: string;
};

/** What {@link hoursText} writes: null of what is not special. */
type HoursFacts = readonly [zone: string, week: string, special: SpecialRow | null];

/** The opening hours of a point as a text that all points have whose hours are the same; empty where they are not known. */
export function hoursText(row: HoursRow): string {
  const { time_zone, country, lng, lat, working_hours, hours_exceptions, hours_rules, holiday_hours } = row;
  if (working_hours === null) return '';
  const isPlain =
    hours_exceptions === NO_SPECIAL_HOURS_COLUMNS.hours_exceptions &&
    hours_rules === NO_SPECIAL_HOURS_COLUMNS.hours_rules &&
    holiday_hours === NO_SPECIAL_HOURS_COLUMNS.holiday_hours;
  const region = isPlain ? '' : holidayRegion(country, lng, lat);
  const special = isPlain ? null : { country, region, hours_exceptions, hours_rules, holiday_hours };
  return JSON.stringify([time_zone, working_hours, special] satisfies HoursFacts);
}

/** Whether hours that are known are open at a moment, and until when. */
export async function openByText(text: string, now: Date) {
  const [time_zone, week, special] = JSON.parse(text) as HoursFacts;
  const { days } = special
    ? toSpecialHours(Answer.of(await readHoursIn({ ...special, time_zone }, now)))
    : { days: [] };
  return openChange(toWorkingHours(Answer.of(JSON.parse(week))), now, time_zone, days);
}
