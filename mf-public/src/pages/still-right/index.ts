import type { Page } from '@ecocircle/app-kit/remote';
import { createLoader } from './still-right-link.ts';
import { Component } from './still-right-page.tsx';

export const page: Page = { Component, createLoader };
