export { type CalendarDay, calendarDay, daysBetween } from './calendar-day.ts';
export { formatClockTime } from './clock-time.ts';
export { type DateWords, dateWords, midSentence, sentenceCase } from './date-words.ts';
export { formatMoment } from './moments.ts';
export { formatDegrees, formatMoney, formatNumber } from './numbers.ts';
export { type TimeSince, timeSince } from './time-since.ts';
export { useWording } from './use-wording.ts';
export { zoneOffset } from './zone-words.ts';
export { zonedIso } from './zoned-iso.ts';
