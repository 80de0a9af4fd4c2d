import type { Page } from '@ecocircle/app-kit/remote';
import { createLoader } from './load-elsewhere.ts';
import { Component } from './no-charity-events-page.tsx';

export const page: Page = { Component, createLoader };
