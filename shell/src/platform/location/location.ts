import {
  editionCity,
  type LocationService,
  type PageData,
  placeIn,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import { createWatch, type Scope, scopeBind } from 'effector';
import { CITY_COOKIE } from '../cookies/cookie-names.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import { ONE_YEAR, writeCookie } from '../cookies/write-cookie.ts';
import { $request } from '../session/model.ts';
import { asPosition, forgetPosition, keepPosition, keptPosition } from './kept-position.ts';
import type { LocatingParts } from './locating.ts';
import { $place, placeChanged } from './model.ts';
import { requestCities } from './request-cities.ts';

type Page = Pick<PageData, 'city' | 'edition' | 'locale'>;

/** Loaded when somebody asks where they are. */
const loadLocating = () => import(/* webpackChunkName: "locating" */ './locating.ts');

/** What the edge knew: a choice is in the cookie, too; any other city that is not the edition's is of the address. */
function placeOfPage({ city, locale }: Page): VisitorPlace {
  if (readCookie(CITY_COOKIE) === city.id) return { city, position: null, source: 'chosen' };
  const place = placeIn(city, locale);
  return place.source === 'edition' ? place : { ...place, source: 'ip' };
}

/** The visitor's place as the contract has it, but for the dialog. */
export type Whereabouts = Omit<LocationService, 'openChoice' | 'prefetchChoice'>;

/** The visitor's place. All that it knows is in the scope. */
export function createWhereabouts(page: Page, scope: Scope): Whereabouts {
  // The same object each time: who follows the place by snapshots would else see a new one for ever.
  const ofPage = placeOfPage(page);
  const get = (): VisitorPlace => scope.getState($place) ?? ofPage;
  const setPlace = scopeBind(placeChanged, { scope });
  const request: LocatingParts['request'] = (call) => scope.getState($request)(call);
  const cities = () => requestCities(request, page);
  const keepCity: LocatingParts['keepCity'] = ({ id }) => writeCookie(CITY_COOKIE, id, ONE_YEAR);
  const parts: LocatingParts = {
    context: page,
    device: globalThis.navigator?.geolocation,
    now: Date.now,
    request,
    cities,
    keptPosition,
    keepPosition,
    place: get,
    setPlace,
    keepCity,
  };
  return {
    get,
    subscribe: (listener) => createWatch({ unit: placeChanged, fn: listener, scope }),
    choose(city) {
      keepCity(city);
      setPlace({ city, position: get().position, source: 'chosen' });
    },
    locate: () =>
      loadLocating().then(
        ({ locate }) => locate(parts),
        () => ({ place: get(), problem: 'unavailable', isElsewhere: false }),
      ),
    watch(onProblem) {
      let leave = (): void => {};
      let isLeft = false;
      loadLocating().then(
        ({ follow }) => {
          if (!isLeft) leave = follow(parts, onProblem);
        },
        () => onProblem('unavailable'),
      );
      return () => {
        isLeft = true;
        leave();
      };
    },
    forget() {
      writeCookie(CITY_COOKIE, '', 0);
      forgetPosition();
      setPlace(placeIn(editionCity(page.locale), page.locale));
    },
    cities,
  };
}

/** A visitor who came back within an hour is where they were. Call it when the first render stands. */
export function recallPosition(page: Page, scope: Scope): void {
  const kept = keptPosition();
  if (!kept) return;
  const { city } = createWhereabouts(page, scope).get();
  scopeBind(placeChanged, { scope })({ city, position: asPosition(kept), source: 'cache' });
}

/** Calls when the visitor's city is another one than before. */
export function watchCity(page: Page, scope: Scope, changed: () => void): void {
  let before = page.city.id;
  createWatch({
    unit: placeChanged,
    scope,
    fn({ city }) {
      if (city.id === before) return;
      before = city.id;
      changed();
    },
  });
}
