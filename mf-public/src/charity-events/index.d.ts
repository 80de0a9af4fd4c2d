export { type City, requestCities } from './cities.ts';
export { DateBlock } from './date-block.tsx';
export { EventCover } from './event-cover.tsx';
export { type EventFilter, eventsHref, isNarrowed, readEventFilter } from './event-filter.ts';
export { requestEvent, requestEvents } from './event-requests.ts';
export { type EventSummary, toEventSummary } from './event-summary.ts';
export { EventTags } from './event-tags.tsx';
export { EventTime } from './event-time.tsx';
