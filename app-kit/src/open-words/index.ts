export { type Alarm, createAlarm } from './alarm.ts';
export { OpenLabel } from './open-label.tsx';
export { type OpenTone, openTone } from './open-tone.ts';
export { dayName, openWords } from './open-words.ts';
export { useOpenNow } from './use-open-now.ts';
