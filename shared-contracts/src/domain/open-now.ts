import { daysAfter, type LocalDate } from './local-date.ts';
import { edgesAfter, type Timetable } from './open-change.ts';
import { hoursOn, type OpenState, openState, wallClock } from './open-state.ts';
import type { RecyclingPoint } from './recycling-point.ts';
import type { SpecialDay } from './special-hours.ts';
import type { ClockTime, Weekday } from './working-hours.ts';

/** A point closes soon, or has its break soon, when it does within less than so many minutes. */
export const SOON_MINUTES = 60;

/** The next opening of a closed point. `day` is `later` where the name of a weekday would name a nearer day. */
export interface NextOpening {
  readonly day: 'today' | 'tomorrow' | Weekday | 'later';
  readonly date: LocalDate;
  readonly time: ClockTime;
}

/**
 * What is said of a point's hours at a moment.
 *
 * - `open`: until a time of the clock; `always`: around the clock, or at least for the next day
 * - `closes-soon`, `break-soon`: open, for some minutes more
 * - `lunch`: on its break, until a time
 * - `closed`: outside of today's hours; `day-off`: today has none; `opens` is null where no opening is known
 * - `unknown`: nobody knows the hours
 * - `paused`: does not work for a time, until the day of the reopening where that is known
 * - `gone`: closed for good
 */
export type OpenSays =
  | { readonly kind: 'open'; readonly until: ClockTime }
  | { readonly kind: 'always' }
  | { readonly kind: 'closes-soon' | 'break-soon'; readonly until: ClockTime; readonly minutes: number }
  | { readonly kind: 'lunch'; readonly until: ClockTime }
  | { readonly kind: 'closed' | 'day-off'; readonly opens: NextOpening | null }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'paused'; readonly reopens: LocalDate | null }
  | { readonly kind: 'gone' };

/** Whether a point is open, ready to be put into words. */
export interface OpenNow {
  readonly says: OpenSays;
  /** The day and its weekday where the point is. */
  readonly date: LocalDate;
  readonly today: Weekday;
  /** What is special about today. */
  readonly special: SpecialDay | null;
  /** The moment from which something else may have to be said; null: nothing else will be. */
  readonly renewsAt: Date | null;
}

/** What {@link openNow} needs of a point. */
export type PointWithHours = Pick<RecyclingPoint, 'workingHours' | 'timeZone' | 'closing' | 'status'> & {
  readonly specialHours: Pick<RecyclingPoint['specialHours'], 'days'>;
};

type Said = Pick<OpenNow, 'says' | 'renewsAt'>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK = 7;

const minutesUntil = (moment: Date, now: Date): number =>
  Math.round((moment.getTime() - now.getTime()) / MINUTE_MS);

const earliest = (moments: readonly (Date | undefined)[], now: Date): Date | null =>
  moments
    .filter((moment) => moment !== undefined)
    .filter((moment) => moment > now)
    .sort((one, other) => one.getTime() - other.getTime())[0] ?? null;

/** When a change begins to be soon. */
const soonBefore = (change: Date): Date => new Date(change.getTime() - (SOON_MINUTES - 1) * MINUTE_MS);

function nextOpening(state: Extract<OpenState, { state: 'closed' }>, today: LocalDate): NextOpening | null {
  if (!state.opens) return null;
  const { date, weekday, time } = state.opens;
  if (date >= daysAfter(today, WEEK)) return { day: 'later', date, time };
  const day = date === today ? 'today' : date === daysAfter(today, 1) ? 'tomorrow' : weekday;
  return { day, date, time };
}

/** What the hours of a point say at a moment without seconds. */
function saidByHours(timetable: Timetable, now: Date, today: LocalDate): Said {
  const { hours, timeZone, specialDays } = timetable;
  const stateAt = (moment: Date): OpenState => openState(hours, moment, timeZone, specialDays);
  const timeAt = (moment: Date): ClockTime => wallClock(moment, timeZone).time;
  const edges = edgesAfter(now, 1, timetable);
  const current = stateAt(now);
  if (current.state === 'closed') {
    const kind = hoursOn(today, hours, specialDays).kind === 'closed' ? 'day-off' : 'closed';
    return { says: { kind, opens: nextOpening(current, today) }, renewsAt: earliest(edges, now) };
  }
  if (current.state === 'lunch')
    return { says: { kind: 'lunch', until: current.until }, renewsAt: earliest(edges, now) };
  const isClosedAt = (edge: Date): boolean => stateAt(edge).state === 'closed';
  const closes = edges.find(isClosedAt);
  const pauses = edges.find((edge) => stateAt(edge).state === 'lunch');
  const [kind, change] =
    pauses && (!closes || pauses < closes)
      ? (['break-soon', pauses] as const)
      : (['closes-soon', closes] as const);
  const minutes = change && minutesUntil(change, now);
  if (change && minutes !== undefined && minutes < SOON_MINUTES)
    return {
      says: { kind, until: timeAt(change), minutes },
      renewsAt: new Date(now.getTime() + MINUTE_MS),
    };
  if (closes)
    return {
      says: { kind: 'open', until: timeAt(closes) },
      renewsAt: earliest([...edges, change && soonBefore(change)], now),
    };
  const farther = edgesAfter(now, 2, timetable).find(isClosedAt);
  const comesNear = farther && new Date(farther.getTime() - DAY_MS);
  return {
    says: { kind: 'always' },
    renewsAt: earliest([...edges, pauses && soonBefore(pauses), comesNear], now),
  };
}

function said(point: PointWithHours, now: Date, today: LocalDate): Said {
  const { workingHours: hours, timeZone, specialHours, closing, status } = point;
  if (status === 'closed') return { says: { kind: 'gone' }, renewsAt: null };
  if (closing) return { says: { kind: 'paused', reopens: closing.to }, renewsAt: null };
  if (!hours) return { says: { kind: 'unknown' }, renewsAt: null };
  return saidByHours({ hours, timeZone, specialDays: specialHours.days }, now, today);
}

/**
 * What is said of a point's hours at a moment, by the clocks where the point is: the one source of every row, card and
 * answer. `openWords` of app-kit puts it into words.
 *
 * @example
 * openNow(point, new Date('2026-03-16T16:35:00Z')).says; // { kind: 'closes-soon', until: '20:00', minutes: 25 }
 */
export function openNow(point: PointWithHours, moment: Date): OpenNow {
  const now = new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);
  const { date, weekday } = wallClock(now, point.timeZone);
  const special = point.specialHours.days.find((day) => day.date === date) ?? null;
  return { ...said(point, now, date), date, today: weekday, special };
}
