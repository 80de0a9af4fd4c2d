import { clockOf, type Page } from '@ecocircle/app-kit/remote';
import type { ShellServices } from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import { type Scope, scopeBind } from 'effector';
import { $isOpen, started } from '../../points-browser/index.ts';
import {
  createDictionaryCache,
  type DictionaryCache,
  isForWantOfLine,
  startViewIn,
} from '../../points-data/index.ts';
import type { MapData } from './map-data.ts';
import { handle } from './page-head.ts';
import { RecyclingPointsPage } from './recycling-points-page.tsx';

/** What the map runs on: the shell's services and a scope of its own. */
export interface MapContext {
  readonly services: ShellServices;
  readonly scope: Scope;
}

/** The document holds the first view: what reads another one comes with what reads points. */
const loadMapLoader = () => import(/* webpackChunkName: "reading" */ './map-data.ts');

/** Without a line the code that asks cannot be loaded either: the map that is open goes on, and a card says so. */
const withoutLine = async (
  { location }: ShellServices,
  dictionaries: DictionaryCache,
  { params }: LoaderFunctionArgs,
): Promise<MapData> => ({
  start: startViewIn(location.get().city),
  narrowStart: null,
  dictionaries: await dictionaries.get(),
  card: { kind: params.id === undefined ? 'none' : 'unreachable' },
  answer: null,
  odd: null,
  first: null,
});

export const page: Page<MapContext> = {
  Component: RecyclingPointsPage,
  createLoader: ({ services, scope }) => {
    const dictionaries = createDictionaryCache(services);
    scopeBind(started, { scope })({ api: services.api, moment: clockOf(services), dictionaries });
    const isOpen = (): boolean => scope.getState($isOpen);
    return async (args) => {
      const loaded = await loadMapLoader().catch(async (error) => {
        if (isOpen() && (await isForWantOfLine(error))) return null;
        throw error;
      });
      if (loaded) return loaded.mapLoader({ services, dictionaries, isOpen })(args);
      return withoutLine(services, dictionaries, args);
    };
  },
  handle,
  // The list follows the map by itself: another card or thing is a reason to ask again, and that somebody asks again.
  shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl }) =>
    currentUrl.href === nextUrl.href ||
    currentParams.id !== nextParams.id ||
    currentUrl.searchParams.get('thing') !== nextUrl.searchParams.get('thing'),
};
