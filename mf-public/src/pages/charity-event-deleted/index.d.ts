import type { RouteHandle } from '@ecocircle/shared-contracts';

export { Component } from './charity-event-deleted-page.tsx';
export { createLoader } from './load-deleted-event.ts';
/** The page's own head. */
export declare const handle: RouteHandle;
