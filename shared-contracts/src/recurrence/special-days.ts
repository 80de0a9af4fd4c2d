import { daysAfter, type LocalDate } from '../domain/local-date.ts';
import {
  type ServerSpecialDay,
  type ServerSpecialHoursInput,
  SPECIAL_DAYS_AHEAD,
} from '../domain/special-hours.ts';
import { type ServerWorkingDay, toServerWorkingDay } from '../domain/working-hours.ts';
import { datesOfRule } from './recurrence.ts';

/** The name of a public holiday by locale. */
type HolidayNames = NonNullable<ServerSpecialDay['names']>;

const CLOSED = toServerWorkingDay({ kind: 'closed' });

/** The days of which a point names what is special, from `from` on. */
export const specialDates = (from: LocalDate): readonly LocalDate[] =>
  Array.from({ length: SPECIAL_DAYS_AHEAD + 2 }, (_, ahead) => daysAfter(from, ahead));

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

type Rule = ServerSpecialHoursInput['rules'][number];

/** The days of a rule among those that a point names. */
const datesFrom = (rule: Rule, from: LocalDate): readonly LocalDate[] =>
  datesOfRule(rule, from, daysAfter(from, SPECIAL_DAYS_AHEAD + 1));

/** What the special days are found by, besides the hours themselves. */
export interface SpecialDaysFacts {
  /** The first of the days. */
  readonly from: LocalDate;
  /** The names of the public holiday on a day. */
  namesOf(date: LocalDate): HolidayNames | undefined;
  /** The days of a rule from a day on: {@link datesOfRule} unless given. */
  readonly daysOf?: (rule: Rule, from: LocalDate) => readonly LocalDate[];
}

/** The special days of a point: exceptions, public holidays, and days by rule, in this order of weight. */
export function specialDaysOf(
  { exceptions, rules, holidays }: ServerSpecialHoursInput,
  { from, namesOf, daysOf = datesFrom }: SpecialDaysFacts,
): ServerSpecialDay[] {
  // Of several rules of a day the first counts.
  const ruled = new Map(
    rules.toReversed().flatMap((rule) => daysOf(rule, from).map((date) => [date, rule.hours] as const)),
  );
  return specialDates(from).flatMap((date) => {
    const exception = exceptions.find((one) => one.from <= date && date <= one.to);
    if (exception) return special(date, { hours: exception.hours, note: exception.note });
    const [names, hours] = [namesOf(date), ruled.get(date) ?? null];
    if (names) return onHoliday(date, names, holidays, hours);
    return hours ? special(date, { reason: 'rule', hours }) : [];
  });
}
