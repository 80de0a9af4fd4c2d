import type { Page } from '@ecocircle/app-kit/remote';
import { Component } from './charity-events-page.tsx';
import { eventsHead } from './events-head.ts';
import { createLoader, type EventsPageData } from './load-events.ts';

const BAD_REQUEST = 400;

/** Its status says so where the days in the address are the wrong way round. */
const status = ({ problems }: EventsPageData): number =>
  Object.keys(problems).length > 0 ? BAD_REQUEST : 200;

export const page: Page = { Component, createLoader, handle: { head: eventsHead, status } };
