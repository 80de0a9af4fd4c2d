import type { RouteHandle } from '@ecocircle/shared-contracts';
import { deletedEventHead } from './load-deleted-event.ts';

export { Component } from './charity-event-deleted-page.tsx';
export { createLoader } from './load-deleted-event.ts';

/** The page's own head. */
export const handle: RouteHandle = { head: deletedEventHead };
