import type { Page } from '@ecocircle/app-kit/remote';
import { Component } from './no-charity-events-page.tsx';

export const page: Page = { Component };
