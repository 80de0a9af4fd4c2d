import type { Page } from '@ecocircle/app-kit/remote';
import type { PageHead } from '@ecocircle/shared-contracts';
import { createLoader } from './load-things.ts';
import { Component } from './things-page.tsx';

export const page: Page = {
  Component,
  createLoader,
  handle: { head: (): PageHead => ({ trail: [] }) },
};
