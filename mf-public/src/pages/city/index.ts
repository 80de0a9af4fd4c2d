import type { Page } from '@ecocircle/app-kit/remote';
import { Component } from './city-page.tsx';
import { createLoader } from './load-cities.ts';

export const page: Page = { Component, createLoader };
