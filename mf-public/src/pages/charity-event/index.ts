import type { RouteHandle } from '@ecocircle/shared-contracts';
import { eventHead } from './event-head.ts';

export { Component } from './charity-event-page.tsx';
export { createLoader } from './load-event.ts';

/** The page's own head. */
export const handle: RouteHandle = { head: eventHead };
