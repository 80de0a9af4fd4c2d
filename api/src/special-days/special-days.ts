import {
  daysAfter,
  type LocalDate,
  type ServerSpecialDay,
  type ServerSpecialHours,
  type ServerSpecialHoursInput,
  wallClock,
} from '@ecocircle/shared-contracts';
import { specialDates, specialDaysOf } from '@ecocircle/shared-contracts/recurrence';
import { LRUCache } from 'lru-cache';
import type { Row } from '../database/tables.ts';
import { holidayRegion } from './holiday-region.ts';
import { publicHolidays } from './public-holidays.ts';
import { ruleDays } from './rule-days.ts';

/** The columns that hold what is special in a point's hours. */
export type HoursColumns = Pick<
  Row<'recycling_points'>,
  'hours_exceptions' | 'hours_rules' | 'holiday_hours'
>;

/** Where a point is: its holidays are those of its country and region, its days those of its zone. */
export type Whereabouts = Pick<Row<'recycling_points'>, 'country' | 'time_zone' | 'lng' | 'lat'>;

/** The columns of a point whose hours are the same every week. */
export const NO_SPECIAL_HOURS_COLUMNS: HoursColumns = {
  hours_exceptions: '[]',
  hours_rules: '[]',
  holiday_hours: '{"policy":"unknown","hours":null}',
};

/** The columns that keep what is special in a point's hours. */
export const specialHoursColumns = ({
  exceptions,
  rules,
  holidays,
}: ServerSpecialHoursInput): HoursColumns => ({
  hours_exceptions: JSON.stringify(exceptions),
  hours_rules: JSON.stringify(rules),
  holiday_hours: JSON.stringify(holidays),
});

const KEPT_WINDOWS = 10;

const windows = new LRUCache<LocalDate, readonly LocalDate[]>({
  max: KEPT_WINDOWS,
  memoMethod: specialDates,
});

/** The same by the region whose holidays the point has. */
export type HoursPlace = Pick<Whereabouts, 'country' | 'time_zone'> & { readonly region: string };

const regionOf = ({ country, time_zone, lng, lat }: Whereabouts): HoursPlace => ({
  country,
  time_zone,
  region: holidayRegion(country, lng, lat),
});

/** The public holidays of the years that days lie in. */
async function holidaysOf({ country, region }: HoursPlace, dates: readonly LocalDate[]) {
  const years = [...new Set(dates.map((date) => Number(date.slice(0, 4))))];
  const known = await Promise.all(years.map((year) => publicHolidays(country, region, year)));
  return (date: LocalDate) => known.find((holidays) => holidays.has(date))?.get(date);
}

/**
 * The special days of a point from yesterday on, whose night may last until today: exceptions, public holidays, and days
 * by rule, in this order of weight.
 */
export const specialDays = (
  hours: ServerSpecialHoursInput,
  where: Whereabouts,
  now: Date,
): Promise<ServerSpecialDay[]> => specialDaysIn(hours, regionOf(where), now);

async function specialDaysIn(
  hours: ServerSpecialHoursInput,
  where: HoursPlace,
  now: Date,
): Promise<ServerSpecialDay[]> {
  const from = daysAfter(wallClock(now, where.time_zone).date, -1);
  const namesOf = await holidaysOf(where, windows.memo(from));
  return specialDaysOf(hours, { from, namesOf, daysOf: ruleDays });
}

/** What is special in a point's hours, as the server sends it. */
export const readSpecialHours = (point: HoursColumns & Whereabouts, now: Date): Promise<ServerSpecialHours> =>
  readHoursIn({ ...point, ...regionOf(point) }, now);

/** The same of hours whose region is known. */
export async function readHoursIn(point: HoursColumns & HoursPlace, now: Date): Promise<ServerSpecialHours> {
  const kept: ServerSpecialHoursInput = {
    exceptions: JSON.parse(point.hours_exceptions),
    rules: JSON.parse(point.hours_rules),
    holidays: JSON.parse(point.holiday_hours),
  };
  return { ...kept, days: await specialDaysIn(kept, point, now) };
}
