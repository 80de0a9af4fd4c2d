import { type AnySchema, type ISchema, ValidationError } from 'yup';
import { isMoment } from '../api/answer.ts';
import { HOLIDAY_POLICIES, type ServerSpecialHoursInput } from '../domain/special-hours.ts';
import { type ServerWorkingHours, WEEKDAYS } from '../domain/working-hours.ts';
import type { FieldProblems } from '../forms/field-problem.ts';
import { hoursProblems } from '../forms/hours-problems.ts';
import { toHoursValuesOfServer } from '../forms/hours-values.ts';
import { toRuleChoice } from '../forms/rule-choice.ts';
import { broken, isValid } from './problems.ts';
import { flag, list, oneOf, strictObject, text } from './strict.ts';

const NOTHING_SPECIAL: ServerSpecialHoursInput = {
  exceptions: [],
  rules: [],
  holidays: { policy: 'unknown', hours: null },
};

/** What a request may hold of a note before it is judged by its limit. */
const LONGEST_TEXT = 1000;

const time = () =>
  text()
    .test({ name: 'time', message: broken('time'), skipAbsent: true, test: (value) => isMoment(value) })
    .nullable();

const workingDay = () =>
  strictObject({
    start: time(),
    end: time(),
    break_start: time(),
    break_end: time(),
    works_full_day: flag(),
    no_lunch_break: flag(),
    no_data: flag(),
  });

const week = () => strictObject(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, workingDay()])));

const recurrence = () =>
  text().test({
    name: 'recurrence',
    message: broken('choice'),
    skipAbsent: true,
    test: (rrule) => toRuleChoice(rrule) !== null,
  });

const special = () =>
  strictObject({
    exceptions: list(
      strictObject({
        from: text(),
        to: text(),
        note: text().max(LONGEST_TEXT, broken('maxLength', { max: LONGEST_TEXT })),
        hours: workingDay(),
      }),
    ),
    rules: list(strictObject({ rrule: recurrence(), since: text(), hours: workingDay() })),
    holidays: strictObject({ policy: oneOf(HOLIDAY_POLICIES), hours: workingDay().nullable() }),
  });

/** The names that forms give to fields, and those that the server gives to them. */
const SERVER_NAMES: Readonly<Record<string, string>> = {
  day: 'hours',
  lunchStart: 'break_start',
  lunchEnd: 'break_end',
  every: 'rrule',
  weekdays: 'rrule',
};

const toServerPath = (path: string): string =>
  path
    .split('.')
    .map((name) => SERVER_NAMES[name] ?? name)
    .join('.');

/** Adds the rules of forms to a schema: they judge what has its shape. */
const judged = <Value>(shape: AnySchema, problemsOf: (value: Value) => FieldProblems): ISchema<Value> =>
  shape.test('hours', (value, { createError, path }) => {
    if (!isValid(shape, value)) return true;
    const problems = Object.entries(problemsOf(value as Value));
    if (problems.length === 0) return true;
    return new ValidationError(
      problems.map(([at, message]) =>
        createError({ path: [path, toServerPath(at)].filter(Boolean).join('.'), message: { ...message } }),
      ),
    );
  }) as unknown as ISchema<Value>;

/** The hours of the week as a save sends them, its attribute `working_hours`. */
export const WorkingHoursInputSchema = judged<ServerWorkingHours>(week(), (hours) => {
  const problems = hoursProblems(toHoursValuesOfServer(hours, NOTHING_SPECIAL));
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path.replace(/^week\./, ''), problem]),
  );
});

/** What holds beside the hours of the week, as a save sends it: its attribute `special_hours`. */
export const SpecialHoursInputSchema = judged<ServerSpecialHoursInput>(special(), (hours) =>
  hoursProblems(toHoursValuesOfServer(null, hours)),
);
