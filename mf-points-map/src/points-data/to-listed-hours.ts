import {
  daysAfter,
  type RecyclingPoint,
  WEEKDAYS,
  type WorkingDay,
  type WorkingHours,
} from '@ecocircle/shared-contracts';
import type { ListedHours, ListedWeek } from './listed-hours.ts';

/** Days for which a list may stand open without being asked for anew: a holiday of the week after is no news. */
const DAYS_OPEN = 2;
/** Days to the farthest opening that is told. */
const DAYS_AHEAD = 15;

function packed(hours: WorkingHours): ListedWeek {
  const texts = WEEKDAYS.map((weekday) => JSON.stringify(hours[weekday]));
  const known = [...new Set(texts)];
  return {
    kinds: known.map((text) => JSON.parse(text) as WorkingDay),
    days: texts.map((text) => known.indexOf(text)).join(''),
  };
}

/** Of a point's hours what a row is said anew from: of the special days the next ones alone, without their names. */
export function toListedHours(point: RecyclingPoint, moment: Date): ListedHours {
  const { workingHours, timeZone, status, specialHours } = point;
  const today = moment.toISOString().slice(0, 10);
  const [soon, last] = [daysAfter(today, DAYS_OPEN), daysAfter(today, DAYS_AHEAD)];
  const special = specialHours.days
    .filter(({ date, day }) => date <= (day ? last : soon))
    .map((day) => ({ ...day, note: '', names: null }));
  return { week: workingHours && packed(workingHours), timeZone, status, special };
}
