export { timeSince } from './time-since.ts';
export { useWording } from './use-wording.ts';
