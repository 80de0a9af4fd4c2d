import type { RouteHandle } from '@ecocircle/shared-contracts';
import { eventsHead } from './events-head.ts';
import type { EventsPageData } from './load-events.ts';

export { Component } from './charity-events-page.tsx';
export { createLoader } from './load-events.ts';

const BAD_REQUEST = 400;

/** The page's own head, and its status where the days in its address are the wrong way round. */
export const handle: RouteHandle = {
  head: eventsHead,
  status: ({ problems }: EventsPageData) => (Object.keys(problems).length > 0 ? BAD_REQUEST : 200),
};
