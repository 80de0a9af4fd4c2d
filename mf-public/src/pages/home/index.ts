import type { Page } from '@ecocircle/app-kit/remote';
import { appHandle } from '../../mobile-app/index.ts';
import { Component } from './home-page.tsx';
import { createLoader } from './load-home.ts';

export const page: Page = { Component, createLoader, handle: appHandle };
