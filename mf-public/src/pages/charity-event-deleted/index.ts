import type { Page } from '@ecocircle/app-kit/remote';
import { Component } from './charity-event-deleted-page.tsx';
import { createLoader, deletedEventHead } from './load-deleted-event.ts';

export const page: Page = { Component, createLoader, handle: { head: deletedEventHead } };
