import { useMediaQuery } from './use-media-query.ts';

/** Milliseconds after which a change of the pointing device counts, as when a mouse is plugged in. */
export const HOVER_SETTLED_AFTER = 100;

/** Whether the visitor's main pointing device can rest on things. */
export const useHoverSupport = (): boolean => useMediaQuery('(hover: hover)', false, HOVER_SETTLED_AFTER);
