import { minutesOf } from '../domain/open-state.ts';
import { WEEKDAYS } from '../domain/working-hours.ts';
import { isCalendarDay } from './date-range.ts';
import type { FieldProblem, FieldProblems } from './field-problem.ts';
import {
  type DayValues,
  type ExceptionValues,
  HOURS_LIMITS,
  type HoursValues,
  type RuleValues,
} from './hours-values.ts';
import { MOST_WEEKS_APART } from './rule-choice.ts';

const MINUTES_PER_DAY = 1440;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const EARLIEST = '2000-01-01';
const LATEST = '2099-12-31';

type Problems = Record<string, FieldProblem>;

function timeProblem(time: string): FieldProblem | null {
  if (time === '') return { rule: 'required' };
  return CLOCK.test(time) ? null : { rule: 'time' };
}

function dateProblem(date: string): FieldProblem | null {
  if (date === '') return { rule: 'required' };
  return isCalendarDay(date) && date >= EARLIEST && date <= LATEST ? null : { rule: 'date' };
}

const found = (entries: readonly (readonly [path: string, problem: FieldProblem | null])[]): Problems =>
  Object.fromEntries(entries.filter((entry): entry is [string, FieldProblem] => entry[1] !== null));

const isNothing = (problems: Problems): boolean => Object.keys(problems).length === 0;

/** The minutes from one time of the clock to the next time that it shows another. */
const minutesUntil = (from: string, to: string): number =>
  (minutesOf(to) - minutesOf(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY;

/** Whether a break lies inside its day's hours, both of which may pass midnight. */
function lunchProblems({ start, end, lunchStart, lunchEnd }: DayValues): Problems {
  const length = minutesUntil(start, end) || MINUTES_PER_DAY;
  const [from, to] = [minutesUntil(start, lunchStart), minutesUntil(start, lunchEnd)];
  if (from >= length) return { lunchStart: { rule: 'outsideHours' } };
  if (to > length) return { lunchEnd: { rule: 'outsideHours' } };
  return from < to ? {} : { lunchEnd: { rule: 'timeOrder' } };
}

/** What is wrong with the hours of a day, by the names of {@link DayValues}. */
export function dayProblems(day: DayValues): FieldProblems {
  if (day.kind !== 'hours') return {};
  const names = day.hasLunch
    ? (['start', 'end', 'lunchStart', 'lunchEnd'] as const)
    : (['start', 'end'] as const);
  const times = found(names.map((name) => [name, timeProblem(day[name])]));
  return isNothing(times) && day.hasLunch ? lunchProblems(day) : times;
}

const below = (path: string, problems: FieldProblems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [`${path}.${name}`, problem]));

const endOf = ({ from, to }: ExceptionValues): string => to || from;

function rangeProblems(row: ExceptionValues): Problems {
  const dates = found([
    ['from', dateProblem(row.from)],
    ['to', row.to === '' ? null : dateProblem(row.to)],
  ]);
  if (!isNothing(dates)) return dates;
  return row.from <= endOf(row) ? {} : { to: { rule: 'dateRange' } };
}

function exceptionProblems(rows: readonly ExceptionValues[]): Problems {
  const ownOf = rows.map(rangeProblems);
  const overlaps = (row: ExceptionValues, index: number): boolean =>
    rows.slice(0, index).some((other, at) => {
      const areDates = isNothing(ownOf[at] as Problems) && isNothing(ownOf[index] as Problems);
      return areDates && other.from <= endOf(row) && row.from <= endOf(other);
    });
  const { note: max } = HOURS_LIMITS;
  return Object.assign(
    {},
    ...rows.map((row, index) => ({
      ...below(`exceptions.${index}`, {
        ...(overlaps(row, index) && { from: { rule: 'overlap' } }),
        ...ownOf[index],
        ...(row.note.trim().length > max && { note: { rule: 'maxLength', max } }),
      }),
      ...below(`exceptions.${index}.day`, dayProblems(row.day)),
    })),
  );
}

function ruleProblems({ repeats, every, weekdays, since, day }: RuleValues): Problems {
  const isEvery = /^\d{1,2}$/.test(every) && Number(every) >= 1 && Number(every) <= MOST_WEEKS_APART;
  const isWeekly = repeats === 'weeks';
  return {
    ...found([
      ['every', isWeekly && !isEvery ? { rule: 'between', min: 1, max: MOST_WEEKS_APART } : null],
      ['weekdays', isWeekly && !WEEKDAYS.some((name) => weekdays[name]) ? { rule: 'weekday' } : null],
      ['since', dateProblem(since)],
    ]),
    ...below('day', dayProblems(day)),
  };
}

const tooMany = (list: 'exceptions' | 'rules', rows: readonly unknown[]): Problems =>
  rows.length > HOURS_LIMITS[list] ? { [list]: { rule: 'tooMany', max: HOURS_LIMITS[list] } } : {};

/** What is wrong with the hours of a point, by path: `week.monday.start`, `exceptions.0.to`, `rules.1.weekdays`. */
export function hoursProblems({ week, exceptions, rules, holidays }: HoursValues): FieldProblems {
  return Object.assign(
    {},
    ...WEEKDAYS.map((weekday) => below(`week.${weekday}`, dayProblems(week[weekday]))),
    tooMany('exceptions', exceptions),
    exceptionProblems(exceptions.slice(0, HOURS_LIMITS.exceptions)),
    tooMany('rules', rules),
    ...rules.slice(0, HOURS_LIMITS.rules).map((row, index) => below(`rules.${index}`, ruleProblems(row))),
    holidays.policy === 'own-hours' ? below('holidays.day', dayProblems(holidays.day)) : {},
  );
}

/** Whether there is a day in the week or by rule on which the point works. */
export const hasWorkingDay = ({ week, rules }: Pick<HoursValues, 'week' | 'rules'>): boolean =>
  [...Object.values(week), ...rules.map(({ day }) => day)].some(({ kind }) => kind !== 'closed');
