import { WEEKDAYS, type Weekday } from '../domain/working-hours.ts';

/** Which weekday of a month: the first to the fourth, or the last. */
export const MONTH_PLACES = ['1', '2', '3', '4', '-1'] as const;

/** Which weekday of a month. */
export type MonthPlace = (typeof MONTH_PLACES)[number];

/** A rule of days in plain words: on weekdays of every `every`-th week, or on one weekday of every month. */
export type RuleChoice =
  | { readonly repeats: 'weeks'; readonly every: number; readonly weekdays: readonly Weekday[] }
  | { readonly repeats: 'months'; readonly place: MonthPlace; readonly weekday: Weekday };

/** The most weeks from one time to the next. */
export const MOST_WEEKS_APART = 12;

const codeOf = (weekday: Weekday): string => weekday.slice(0, 2).toUpperCase();
const weekdayOfCode = (code: string): Weekday | undefined =>
  WEEKDAYS.find((weekday) => codeOf(weekday) === code);

const WEEKLY =
  /^FREQ=WEEKLY(?:;INTERVAL=(\d{1,2}))?;BYDAY=((?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:MO|TU|WE|TH|FR|SA|SU)){0,6})$/;
const MONTHLY = /^FREQ=MONTHLY;BYDAY=([1-4]|-1)(MO|TU|WE|TH|FR|SA|SU)$/;

/** The RRULE of a choice (RFC 5545). */
export function toRrule(choice: RuleChoice): string {
  if (choice.repeats === 'months') return `FREQ=MONTHLY;BYDAY=${choice.place}${codeOf(choice.weekday)}`;
  const interval = choice.every === 1 ? '' : `;INTERVAL=${choice.every}`;
  return `FREQ=WEEKLY${interval};BYDAY=${choice.weekdays.map(codeOf).join()}`;
}

/** The choice that an RRULE stands for: the inverse of {@link toRrule}; null for every other recurrence. */
export function toRuleChoice(rrule: string): RuleChoice | null {
  const [, place, code = ''] = MONTHLY.exec(rrule) ?? [];
  const weekday = weekdayOfCode(code);
  if (place && weekday) return { repeats: 'months', place: place as MonthPlace, weekday };
  const [, interval = '1', codes] = WEEKLY.exec(rrule) ?? [];
  const every = Number(interval);
  if (!codes || every < 1 || every > MOST_WEEKS_APART) return null;
  return { repeats: 'weeks', every, weekdays: codes.split(',').flatMap((day) => weekdayOfCode(day) ?? []) };
}
