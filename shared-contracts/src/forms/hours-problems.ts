import type { DraftDay } from '../domain/draft-hours.ts';
import type { DraftException, DraftRule, DraftSpecialHours } from '../domain/draft-special-hours.ts';
import type { PointDraft } from '../domain/point-draft.ts';
import { POINT_LIMITS } from '../domain/point-limits.ts';
import { dayLacks, type ReadinessRule } from '../domain/point-readiness.ts';
import { WEEKDAYS } from '../domain/working-hours.ts';
import { isCalendarDay } from './date-range.ts';
import type { FieldProblem, FieldProblems, FieldRule } from './field-problem.ts';
import { MOST_WEEKS_APART } from './rule-choice.ts';

const EARLIEST = '2000-01-01';
const LATEST = '2099-12-31';

type Problems = Record<string, FieldProblem>;

const below = (path: string, problems: FieldProblems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [`${path}.${name}`, problem]));

const RULES: Partial<Record<ReadinessRule, FieldRule>> = {
  required: 'required',
  'break-order': 'timeOrder',
  'break-outside': 'outsideHours',
};

/** What is wrong with the hours of a day, by path in the day: `start`, `lunch.end`. */
export const dayProblems = (day: DraftDay): FieldProblems =>
  Object.fromEntries(
    dayLacks(day, '').map(({ field, rule }) => [field.slice(1), { rule: RULES[rule] ?? 'required' }]),
  );

/** What is wrong with a day of the week: its times may still be missing in a draft. */
const weekdayProblems = (day: DraftDay): FieldProblems =>
  Object.fromEntries(Object.entries(dayProblems(day)).filter(([, { rule }]) => rule !== 'required'));

function dateProblem(name: string, date: string): Problems {
  if (date === '') return { [name]: { rule: 'required' } };
  const isDate = isCalendarDay(date) && date >= EARLIEST && date <= LATEST;
  return isDate ? {} : { [name]: { rule: 'date' } };
}

const isNothing = (problems: Problems): boolean => Object.keys(problems).length === 0;

const endOf = ({ from, to }: DraftException): string => to || from;

function rangeProblems(row: DraftException): Problems {
  const dates = { ...dateProblem('from', row.from), ...(row.to !== '' && dateProblem('to', row.to)) };
  if (!isNothing(dates)) return dates;
  return row.from <= endOf(row) ? {} : { to: { rule: 'dateRange' } };
}

function exceptionProblems(rows: readonly DraftException[]): Problems {
  const ranges = rows.map(rangeProblems);
  const isRange = (index: number): boolean => isNothing(ranges[index] as Problems);
  const overlaps = (row: DraftException, index: number): boolean =>
    isRange(index) &&
    rows
      .slice(0, index)
      .some((other, at) => isRange(at) && other.from <= endOf(row) && row.from <= endOf(other));
  const max = POINT_LIMITS.exceptionNote;
  return Object.assign(
    {},
    ...rows.map((row, index) =>
      below(`exceptions.${index}`, {
        ...(overlaps(row, index) && { from: { rule: 'overlap' } }),
        ...ranges[index],
        ...(row.note.trim().length > max && { note: { rule: 'maxLength', max } }),
        ...below('day', dayProblems(row.day)),
      }),
    ),
  );
}

function ruleProblems({ repeats, every, weekdays, since, day }: DraftRule): Problems {
  const isEvery = /^\d{1,2}$/.test(every) && Number(every) >= 1 && Number(every) <= MOST_WEEKS_APART;
  const isWeekly = repeats === 'weeks';
  return {
    ...(isWeekly && !isEvery && { every: { rule: 'between', min: 1, max: MOST_WEEKS_APART } }),
    ...(isWeekly && !WEEKDAYS.some((name) => weekdays[name]) && { weekdays: { rule: 'weekday' } }),
    ...dateProblem('since', since),
    ...below('day', dayProblems(day)),
  };
}

const tooMany = (name: string, rows: readonly unknown[], max: number): Problems =>
  rows.length > max ? { [name]: { rule: 'tooMany', max } } : {};

/** What is wrong with what holds beside the hours of the week, by path: `exceptions.0.to`, `rules.1.weekdays`. */
export function specialHoursProblems({ exceptions, rules, holidays }: DraftSpecialHours): FieldProblems {
  return Object.assign(
    tooMany('exceptions', exceptions, POINT_LIMITS.exceptions),
    exceptionProblems(exceptions.slice(0, POINT_LIMITS.exceptions)),
    tooMany('rules', rules, POINT_LIMITS.hoursRules),
    ...rules
      .slice(0, POINT_LIMITS.hoursRules)
      .map((row, index) => below(`rules.${index}`, ruleProblems(row))),
    holidays.policy === 'own-hours' ? below('holidays.day', dayProblems(holidays.day)) : {},
  );
}

/**
 * What is wrong with the hours of a draft and keeps it from being saved, by path: `workingHours.monday.lunch.end`,
 * `specialHours.exceptions.0.to`.
 */
export const hoursProblems = ({
  workingHours,
  specialHours,
}: Pick<PointDraft, 'workingHours' | 'specialHours'>): FieldProblems =>
  Object.assign(
    {},
    ...WEEKDAYS.map((weekday) => below(`workingHours.${weekday}`, weekdayProblems(workingHours[weekday]))),
    below('specialHours', specialHoursProblems(specialHours)),
  );
