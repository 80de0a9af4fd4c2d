import type { Answer } from '../api/answer.ts';
import {
  eachDay,
  NO_TIMES,
  type ServerWorkingDay,
  type ServerWorkingHours,
  toClock,
  toIso,
  type Weekday,
} from './working-hours.ts';

/** A wall-clock time that is being typed: `HH:MM`, or empty where it is still missing. */
export type DraftTime = string;

/** A day's hours while they are edited. An `end` at or before `start` lies on the next day. */
export type DraftDay =
  | { readonly kind: 'closed' }
  | { readonly kind: 'around-the-clock' }
  | {
      readonly kind: 'hours';
      readonly start: DraftTime;
      readonly end: DraftTime;
      /** Null: the point works without a break. */
      readonly lunch: { readonly start: DraftTime; readonly end: DraftTime } | null;
    };

/** A week's hours while they are edited. */
export type DraftHours = Readonly<Record<Weekday, DraftDay>>;

/** A week in which nothing is open. */
export const NO_HOURS: DraftHours = eachDay(() => ({ kind: 'closed' }));

const toTime = (iso: string | null): DraftTime => toClock(iso) ?? '';
const ofTime = (time: DraftTime): string | null => (time === '' ? null : toIso(time));

/** Reads a day from the server's shape with what is still missing in it. */
export function toDraftDay(day: Answer): DraftDay {
  if (day.flag('works_full_day')) return { kind: 'around-the-clock' };
  if (day.flag('no_data')) return { kind: 'closed' };
  const time = (name: string) => toTime(day.momentOrNull(name));
  const lunch = day.flag('no_lunch_break') ? null : { start: time('break_start'), end: time('break_end') };
  return { kind: 'hours', start: time('start'), end: time('end'), lunch };
}

/** Maps a day that is being edited to the server's shape. */
export function toServerDraftDay(day: DraftDay): ServerWorkingDay {
  if (day.kind === 'closed')
    return { ...NO_TIMES, works_full_day: false, no_lunch_break: true, no_data: true };
  if (day.kind === 'around-the-clock')
    return { ...NO_TIMES, works_full_day: true, no_lunch_break: true, no_data: false };
  return {
    start: ofTime(day.start),
    end: ofTime(day.end),
    break_start: ofTime(day.lunch?.start ?? ''),
    break_end: ofTime(day.lunch?.end ?? ''),
    works_full_day: false,
    no_lunch_break: day.lunch === null,
    no_data: false,
  };
}

/** Reads a week from the server's shape with what is still missing in it; no week at all is one without open days. */
export const toDraftHours = (hours: Answer | null): DraftHours =>
  hours ? eachDay((weekday) => toDraftDay(hours.object(weekday))) : NO_HOURS;

/** Maps a week that is being edited to the server's shape. */
export const toServerDraftHours = (hours: DraftHours): ServerWorkingHours =>
  eachDay((weekday) => toServerDraftDay(hours[weekday]));
