import type { VisitorPlace } from '@ecocircle/shared-contracts';
import { createEvent, createStore } from 'effector';

/** More, or something else, is known of where the visitor is. */
export const placeChanged = createEvent<VisitorPlace>();
/** What the page has learnt; null while it knows what the edge knew. */
export const $place = createStore<VisitorPlace | null>(null).on(placeChanged, (_, place) => place);

/** The dialog in which a city is chosen. */
export const cityChoiceOpened = createEvent();
export const cityChoiceClosed = createEvent();
export const $isCityChoiceOpen = createStore(false)
  .on(cityChoiceOpened, () => true)
  .reset(cityChoiceClosed);
