export { dateWords, midSentence } from './date-words.ts';
export { type EventPhase, type EventWhen, eventWhen } from './event-when.ts';
export { formatNumber } from './number-words.ts';
export { useLocale } from './use-locale.ts';
export { zoneOffset } from './zone-words.ts';
export { zonedIso } from './zoned-iso.ts';
