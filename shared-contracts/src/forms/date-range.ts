import type { FieldProblems } from './field-problem.ts';

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}

/** A range of days, both ends included. An absent or empty end is open. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What is wrong with a range of days: one the wrong way round is a problem of both fields. */
export function dayRangeProblems({ from, to }: DayRange): FieldProblems {
  if (!from || !to || from <= to) return {};
  return { from: { rule: 'dateRange' }, to: { rule: 'dateRange' } };
}
