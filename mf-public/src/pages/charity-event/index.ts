import type { Page } from '@ecocircle/app-kit/remote';
import { Component } from './charity-event-page.tsx';
import { eventHead } from './event-head.ts';
import { createLoader } from './load-event.ts';

export const page: Page = { Component, createLoader, handle: { head: eventHead } };
