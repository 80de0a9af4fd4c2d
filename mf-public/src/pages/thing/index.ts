import type { Page } from '@ecocircle/app-kit/remote';
import { createLoader } from './load-thing.ts';
import { thingHead, thingPaths, thingStatus } from './thing-head.ts';
import { Component } from './thing-page.tsx';

export const page: Page = {
  Component,
  createLoader,
  handle: { head: thingHead, status: thingStatus, paths: thingPaths },
};
