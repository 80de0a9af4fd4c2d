import type { Page } from '@ecocircle/app-kit/remote';
import { Component } from './registration-success-page.tsx';

export const page: Page = { Component };
