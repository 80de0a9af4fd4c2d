import { ValidationError } from 'yup';
import { Answer, isMoment } from '../api/answer.ts';
import { toDraftSpecialHours } from '../domain/draft-special-hours.ts';
import { HOLIDAY_POLICIES } from '../domain/special-hours.ts';
import { specialHoursProblems } from '../forms/hours-problems.ts';
import { toRuleChoice } from '../forms/rule-choice.ts';
import { broken, isValid } from './problems.ts';
import { flag, list, oneOf, strictObject, text } from './strict.ts';

const time = () =>
  text()
    .test({ name: 'moment', message: 'must be an ISO 8601 moment', skipAbsent: true, test: isMoment })
    .nullable();

/** The rules of a day's hours as a save sends them: times may be missing in a draft. */
export const workingDayInput = () =>
  strictObject({
    start: time(),
    end: time(),
    break_start: time(),
    break_end: time(),
    works_full_day: flag(),
    no_lunch_break: flag(),
    no_data: flag(),
  });

const recurrence = () =>
  text().test({
    name: 'recurrence',
    message: { ...broken('choice') },
    skipAbsent: true,
    test: (rrule) => toRuleChoice(rrule) !== null,
  });

const special = () =>
  strictObject({
    exceptions: list(strictObject({ from: text(), to: text(), note: text(), hours: workingDayInput() })),
    rules: list(strictObject({ rrule: recurrence(), since: text(), hours: workingDayInput() })),
    holidays: strictObject({ policy: oneOf(HOLIDAY_POLICIES), hours: workingDayInput().nullable() }),
  });

/** What the server calls the fields that a form names. */
const SERVER_NAMES: readonly (readonly [ours: RegExp, theirs: string])[] = [
  [/\.lunch\.(start|end)$/, '.break_$1'],
  [/\.day\./, '.hours.'],
  [/\.(every|weekdays)$/, '.rrule'],
];

const toServerPath = (path: string): string =>
  SERVER_NAMES.reduce((name, [ours, theirs]) => name.replace(ours, theirs), path);

const SHAPE = special();

/**
 * The rules of what holds beside the hours of the week as a save sends it, its attribute `special_hours`: those that a
 * form has, under the names of the server.
 */
export const specialHoursInput = () =>
  SHAPE.test('hours', (value, { createError, path }) => {
    if (value === undefined || !isValid(SHAPE, value)) return true;
    const problems = Object.entries(specialHoursProblems(toDraftSpecialHours(Answer.of(value))));
    if (problems.length === 0) return true;
    return new ValidationError(
      problems.map(([field, problem]) =>
        createError({
          path: [path, toServerPath(field)].filter(Boolean).join('.'),
          message: { ...problem },
        }),
      ),
    );
  });
