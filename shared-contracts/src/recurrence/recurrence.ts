import ICAL from 'ical.js';
import type { LocalDate } from '../domain/local-date.ts';
import type { HoursRule } from '../domain/special-hours.ts';
import { toRuleChoice } from '../forms/rule-choice.ts';

/**
 * The days of a rule between two days, both included. A rule that {@link toRuleChoice} does not know has none: there are
 * recurrences of every second.
 *
 * @example
 * datesOfRule({ rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', since: '2026-11-25' }, '2026-11-25', '2026-12-31');
 * // ['2026-11-28', '2026-12-12', '2026-12-26']
 */
export function datesOfRule(
  { rrule, since }: Pick<HoursRule, 'rrule' | 'since'>,
  from: LocalDate,
  to: LocalDate,
): LocalDate[] {
  if (!toRuleChoice(rrule)) return [];
  const days = ICAL.Recur.fromString(rrule).iterator(ICAL.Time.fromDateString(since));
  const dates: LocalDate[] = [];
  for (let day = days.next()?.toString(); day && day <= to; day = days.next()?.toString())
    if (day >= from) dates.push(day);
  return dates;
}
