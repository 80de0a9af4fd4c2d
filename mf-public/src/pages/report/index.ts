import type { Page } from '@ecocircle/app-kit/remote';
import { createLoader } from './load-report.ts';
import { Component } from './report-page.tsx';

export const page: Page = { Component, createLoader };
