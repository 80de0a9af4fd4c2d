export { DateBlock } from './date-block.tsx';
export { EventCover } from './event-cover.tsx';
export { type EventSummary, toEventSummary } from './event-summary.ts';
export { EventTags } from './event-tags.tsx';
export { EventTime } from './event-time.tsx';
export { eventWhen } from './event-when.ts';
export { requestCities, requestEvent, requestEvents } from './requests.ts';
export { clockOf, type Weekend, weekendAt } from './weekend.ts';
