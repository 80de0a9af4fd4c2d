import type { RouteHandle } from '@ecocircle/shared-contracts';

export { Component } from './charity-event-page.tsx';
export { createLoader } from './load-event.ts';
/** The page's own head. */
export declare const handle: RouteHandle;
