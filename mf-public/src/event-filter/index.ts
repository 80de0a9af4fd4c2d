export {
  chosenCount,
  type EventFilter,
  eventsHref,
  type FilterChoice,
  feedPath,
  hasOtherCountries,
  isChosen,
  isNarrowed,
  NO_CHOICE,
  readEventFilter,
  wantedEvents,
} from './event-filter.ts';
