import type { LocalDate } from '../domain/local-date.ts';
import type { HolidayPolicy, ServerSpecialHoursInput, SpecialHours } from '../domain/special-hours.ts';
import {
  type ServerWorkingDay,
  type ServerWorkingHours,
  toClock,
  toServerWorkingDay,
  WEEKDAYS,
  type Weekday,
  type WorkingDay,
  type WorkingHours,
} from '../domain/working-hours.ts';
import { type MonthPlace, type RuleChoice, toRrule, toRuleChoice } from './rule-choice.ts';

/** A day's hours as a form holds them; times are `HH:MM` or empty, and count only where the kind has them. */
export interface DayValues {
  readonly kind: WorkingDay['kind'];
  readonly start: string;
  readonly end: string;
  readonly hasLunch: boolean;
  readonly lunchStart: string;
  readonly lunchEnd: string;
}

/** Exception days as a form holds them, both ends included; a `to` that is empty is `from`. */
export interface ExceptionValues {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly note: string;
  readonly day: DayValues;
}

/** Days by rule as a form holds them; of `weeks` and `months` those fields count that belong to `repeats`. */
export interface RuleValues {
  readonly repeats: RuleChoice['repeats'];
  /** Every how many weeks, a number in digits. */
  readonly every: string;
  readonly weekdays: Readonly<Record<Weekday, boolean>>;
  readonly place: MonthPlace;
  readonly weekday: Weekday;
  readonly since: LocalDate;
  readonly day: DayValues;
}

/** All hours of a point as a form holds them, at the path `hours`. */
export interface HoursValues {
  readonly week: Readonly<Record<Weekday, DayValues>>;
  readonly exceptions: readonly ExceptionValues[];
  readonly rules: readonly RuleValues[];
  readonly holidays: { readonly policy: HolidayPolicy; readonly day: DayValues };
}

/** The hours as a save sends them: two attributes of the point. */
export interface HoursInput {
  readonly working_hours: ServerWorkingHours;
  readonly special_hours: ServerSpecialHoursInput;
}

/** How many entries of each kind a point may have, and how long a note may be, in characters. */
export const HOURS_LIMITS = { exceptions: 50, rules: 10, note: 200 } as const;

/** The hours that stand in a day when it is set to hours. */
export const USUAL_TIMES = { start: '09:00', end: '18:00', lunchStart: '13:00', lunchEnd: '14:00' } as const;

/** A day off as a form holds it. */
export const CLOSED_DAY: DayValues = { kind: 'closed', ...USUAL_TIMES, hasLunch: false };

const eachWeekday = <Value>(make: (weekday: Weekday) => Value) =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, make(weekday)])) as Record<Weekday, Value>;

/** Days off on which a point that has no hours yet begins. */
export const NO_HOURS: HoursValues = {
  week: eachWeekday(() => CLOSED_DAY),
  exceptions: [],
  rules: [],
  holidays: { policy: 'unknown', day: CLOSED_DAY },
};

/** A row of exception days for {@link HoursValues}: closed on one day. */
export const exceptionRow = (date: LocalDate): ExceptionValues => ({
  from: date,
  to: date,
  note: '',
  day: CLOSED_DAY,
});

/** A row of days by rule: every second Saturday, with the usual hours. */
export const ruleRow = (since: LocalDate): RuleValues => ({
  repeats: 'weeks',
  every: '2',
  weekdays: eachWeekday((weekday) => weekday === 'saturday'),
  place: '1',
  weekday: 'saturday',
  since,
  day: { ...CLOSED_DAY, kind: 'hours' },
});

/** A day as a form holds it. */
export function toDayValues(day: WorkingDay): DayValues {
  if (day.kind !== 'hours') return { ...CLOSED_DAY, kind: day.kind };
  const { start, end, lunch } = day;
  return {
    kind: 'hours',
    start,
    end,
    hasLunch: lunch !== null,
    lunchStart: lunch?.start ?? USUAL_TIMES.lunchStart,
    lunchEnd: lunch?.end ?? USUAL_TIMES.lunchEnd,
  };
}

/** A day of the server's as a form holds it: a time that is missing is empty. */
export function toDayValuesOfServer(day: ServerWorkingDay): DayValues {
  if (day.works_full_day) return { ...CLOSED_DAY, kind: 'around-the-clock' };
  if (day.no_data) return CLOSED_DAY;
  return {
    kind: 'hours',
    start: toClock(day.start) ?? '',
    end: toClock(day.end) ?? '',
    hasLunch: !day.no_lunch_break,
    lunchStart: toClock(day.break_start) ?? '',
    lunchEnd: toClock(day.break_end) ?? '',
  };
}

/** The day that a form's values stand for; they must keep the rules. */
export function toDay({ kind, start, end, hasLunch, lunchStart, lunchEnd }: DayValues): WorkingDay {
  if (kind !== 'hours') return { kind };
  return { kind, start, end, lunch: hasLunch ? { start: lunchStart, end: lunchEnd } : null };
}

/** The choice that a row of days by rule stands for. */
export function toChoice({ repeats, every, weekdays, place, weekday }: RuleValues): RuleChoice {
  if (repeats === 'months') return { repeats, place, weekday };
  return { repeats, every: Number(every), weekdays: WEEKDAYS.filter((day) => weekdays[day]) };
}

function toRuleValues(rrule: string, since: LocalDate, day: DayValues): RuleValues[] {
  const choice = toRuleChoice(rrule);
  if (!choice) return [];
  const row = { ...ruleRow(since), day };
  if (choice.repeats === 'months') return [{ ...row, ...choice }];
  const { repeats, every, weekdays } = choice;
  return [
    { ...row, repeats, every: String(every), weekdays: eachWeekday((name) => weekdays.includes(name)) },
  ];
}

/** The values of hours whose days are of some shape. */
function toValues<Day>(
  week: Readonly<Record<Weekday, Day>> | null,
  special: {
    readonly exceptions: readonly (Omit<ExceptionValues, 'day'> & { readonly day: Day })[];
    readonly rules: readonly { readonly rrule: string; readonly since: LocalDate; readonly day: Day }[];
    readonly holidays: { readonly policy: HolidayPolicy; readonly day?: Day };
  },
  valuesOf: (day: Day) => DayValues,
): HoursValues {
  const { exceptions, rules, holidays } = special;
  return {
    week: eachWeekday((weekday) => (week ? valuesOf(week[weekday]) : CLOSED_DAY)),
    exceptions: exceptions.map((entry) => ({ ...entry, day: valuesOf(entry.day) })),
    rules: rules.flatMap(({ rrule, since, day }) => toRuleValues(rrule, since, valuesOf(day))),
    holidays: { policy: holidays.policy, day: holidays.day ? valuesOf(holidays.day) : CLOSED_DAY },
  };
}

/** A point's hours as a form holds them. Rules that {@link toRuleChoice} does not know are left out. */
export const toHoursValues = (week: WorkingHours | null, special: SpecialHours): HoursValues =>
  toValues(week, special, toDayValues);

/** Hours as they are sent, as a form holds them: so that both are judged by the same rules. */
export function toHoursValuesOfServer(
  week: ServerWorkingHours | null,
  { exceptions, rules, holidays }: ServerSpecialHoursInput,
): HoursValues {
  const withDay = <Entry extends { readonly hours: ServerWorkingDay }>({ hours, ...entry }: Entry) => ({
    ...entry,
    day: hours,
  });
  const { policy, hours } = holidays;
  const special = {
    exceptions: exceptions.map(withDay),
    rules: rules.map(withDay),
    holidays: { policy, ...(hours && { day: hours }) },
  };
  return toValues(week, special, toDayValuesOfServer);
}

const toServerDay = (day: DayValues): ServerWorkingDay => toServerWorkingDay(toDay(day));

/** The two attributes that a save sends. */
export function toHoursInput({ week, exceptions, rules, holidays }: HoursValues): HoursInput {
  const { policy, day } = holidays;
  return {
    working_hours: eachWeekday((weekday) => toServerDay(week[weekday])),
    special_hours: {
      exceptions: exceptions.map(({ from, to, note, day }) => ({
        from,
        to: to || from,
        note: note.trim(),
        hours: toServerDay(day),
      })),
      rules: rules.map((row) => ({
        rrule: toRrule(toChoice(row)),
        since: row.since,
        hours: toServerDay(row.day),
      })),
      holidays: { policy, hours: policy === 'own-hours' ? toServerDay(day) : null },
    },
  };
}
