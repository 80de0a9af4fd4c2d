import {
  daysAfter,
  type LocalDate,
  type ServerSpecialDay,
  type ServerSpecialHours,
  type ServerSpecialHoursInput,
  type ServerWorkingDay,
  SPECIAL_DAYS_AHEAD,
  toServerWorkingDay,
  wallClock,
} from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';
import type { Row } from '../database/tables.ts';
import { type HolidayNames, publicHolidays } from './public-holidays.ts';
import { ruleDays } from './rule-days.ts';

/** The columns that hold what is special in a point's hours. */
export type HoursColumns = Pick<
  Row<'recycling_points'>,
  'hours_exceptions' | 'hours_rules' | 'holiday_hours'
>;

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

const CLOSED = toServerWorkingDay({ kind: 'closed' });

const special = (date: LocalDate, facts: Omit<Partial<ServerSpecialDay>, 'date'>): ServerSpecialDay => ({
  date,
  reason: 'exception',
  hours: null,
  may_differ: false,
  note: '',
  names: null,
  ...facts,
});

function onHoliday(
  date: LocalDate,
  names: HolidayNames,
  { policy, hours }: ServerSpecialHoursInput['holidays'],
  ruled: ServerWorkingDay | null,
): ServerSpecialDay {
  const own = policy === 'closed' ? CLOSED : policy === 'own-hours' ? hours : ruled;
  return special(date, { reason: 'holiday', names, hours: own, may_differ: policy === 'unknown' });
}

const KEPT_WINDOWS = 10;

const windows = new LRUCache<LocalDate, readonly LocalDate[]>({
  max: KEPT_WINDOWS,
  memoMethod: (from) => Array.from({ length: SPECIAL_DAYS_AHEAD + 2 }, (_, ahead) => daysAfter(from, ahead)),
});

/** The public holidays of the years that days lie in. */
async function holidaysOf(country: string, dates: readonly LocalDate[]) {
  const years = [...new Set(dates.map((date) => Number(date.slice(0, 4))))];
  const known = await Promise.all(years.map((year) => publicHolidays(country, year)));
  return (date: LocalDate) => known.find((holidays) => holidays.has(date))?.get(date);
}

/** The hours that rules give to days; of several rules of a day the first counts. */
function byRules(rules: ServerSpecialHoursInput['rules'], from: LocalDate): Map<LocalDate, ServerWorkingDay> {
  const days = rules
    .toReversed()
    .flatMap((rule) => ruleDays(rule, from).map((date) => [date, rule.hours] as const));
  return new Map(days);
}

/**
 * The special days of a point from yesterday on, whose night may last until today: exceptions, public holidays, and days
 * by rule, in this order of weight.
 */
export async function specialDays(
  { exceptions, rules, holidays }: ServerSpecialHoursInput,
  { country, time_zone }: Pick<Row<'recycling_points'>, 'country' | 'time_zone'>,
  now: Date,
): Promise<ServerSpecialDay[]> {
  const from = daysAfter(wallClock(now, time_zone).date, -1);
  const dates = windows.memo(from);
  const namesOf = await holidaysOf(country, dates);
  const ruled = byRules(rules, from);
  return dates.flatMap((date) => {
    const exception = exceptions.find((one) => one.from <= date && date <= one.to);
    if (exception) return special(date, { hours: exception.hours, note: exception.note });
    const [names, hours] = [namesOf(date), ruled.get(date) ?? null];
    if (names) return onHoliday(date, names, holidays, hours);
    return hours ? special(date, { reason: 'rule', hours }) : [];
  });
}

/** What is special in a point's hours, as the server sends it. */
export async function readSpecialHours(
  point: HoursColumns & Pick<Row<'recycling_points'>, 'country' | 'time_zone'>,
  now: Date,
): Promise<ServerSpecialHours> {
  const kept: ServerSpecialHoursInput = {
    exceptions: JSON.parse(point.hours_exceptions),
    rules: JSON.parse(point.hours_rules),
    holidays: JSON.parse(point.holiday_hours),
  };
  return { ...kept, days: await specialDays(kept, point, now) };
}
