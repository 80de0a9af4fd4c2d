import type { Page } from '@ecocircle/app-kit/remote';
import { appHandle } from '../../mobile-app/index.ts';
import { Component } from './get-app-page.tsx';
import { createLoader } from './load-app-page.ts';

export const page: Page = { Component, createLoader, handle: appHandle };
