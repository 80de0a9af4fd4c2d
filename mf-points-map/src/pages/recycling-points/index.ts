import type { Page } from '@ecocircle/app-kit/remote';
import type { ShellServices } from '@ecocircle/shared-contracts';
import { type Scope, scopeBind } from 'effector';
import { $isOpen, started } from '../../points-browser/index.ts';
import { createDictionaryCache } from '../../points-data/index.ts';
import { mapLoader } from './map-data.ts';
import { handle } from './page-head.ts';
import { RecyclingPointsPage } from './recycling-points-page.tsx';

/** What the map runs on: the shell's services and a scope of its own. */
export interface MapContext {
  readonly services: ShellServices;
  readonly scope: Scope;
}

export const page: Page<MapContext> = {
  Component: RecyclingPointsPage,
  createLoader: ({ services, scope }) => {
    const dictionaries = createDictionaryCache(services);
    scopeBind(started, { scope })({ api: services.api, moment: () => new Date(), dictionaries });
    return mapLoader({ services, dictionaries, isOpen: () => scope.getState($isOpen) });
  },
  handle,
  // The list follows the map by itself: only another card is a reason to ask again.
  shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
};
