import type { Locale } from '@ecocircle/shared-contracts';
import type { Figures } from '@ecocircle/ui-kit/time-field';
import { formatClockTime } from '../wording/index.ts';

/** Hours, minutes with or without a sign before them, and the half of the day. */
const TIME = /^(\d{1,2}?)(?:[\s.:,h-]*(\d\d))?\s*(?:([ap])\.?\s*(?:m\.?)?)?$/i;

const NOON = 12;

/** The hour of a day that is counted to 24; nothing where a half of the day has no such hour. */
function hourOf(figure: number, half: string | undefined): number | null {
  if (half === undefined) return figure;
  if (figure < 1 || figure > NOON) return null;
  return (figure % NOON) + (half.toLowerCase() === 'p' ? NOON : 0);
}

const padded = (figure: number): string => String(figure).padStart(2, '0');

function readTime(text: string, isFinished: boolean): string | null {
  const [, hours = '', minutes, half] = TIME.exec(text.trim()) ?? [];
  // `18`, and `123` that may become `1230`, are times only once nothing follows.
  const isShort = half === undefined && (minutes === undefined || /^\d{3}$/.test(text.trim()));
  if (hours === '' || (isShort && !isFinished)) return null;
  const hour = hourOf(Number(hours), half);
  const minute = Number(minutes ?? 0);
  return hour !== null && hour < 24 && minute < 60 ? `${padded(hour)}:${padded(minute)}` : null;
}

/**
 * How a locale writes a time of the clock. All read it counted to 24 or to 12, and with or without a sign between hours
 * and minutes: the figures of some phones have none.
 *
 * @example
 * timeFigures('en-US').write('18:30'); // '6:30 PM'
 * timeFigures('kk-KZ').read('1830', true); // '18:30'
 */
export const timeFigures = (locale: Locale): Figures => ({
  write: (time) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? formatClockTime(time, locale) : time),
  read: readTime,
});
