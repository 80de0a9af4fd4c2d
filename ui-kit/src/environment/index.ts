export { type DeviceType, deviceType } from './device-type.ts';
export { observeSize, RESIZE_DEBOUNCE } from './observe-size.ts';
export { useBrowserFact, useHydrated } from './use-browser-fact.ts';
export { HOVER_SETTLED_AFTER, useHoverSupport } from './use-hover-support.ts';
export { useLoadInSight } from './use-load-in-sight.ts';
export { useMediaQuery } from './use-media-query.ts';
export { useReducedMotion } from './use-reduced-motion.ts';
export { useSavesData } from './use-saves-data.ts';
