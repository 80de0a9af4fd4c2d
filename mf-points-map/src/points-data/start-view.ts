import type { Locale } from '@ecocircle/shared-contracts';
import type { Box, Place } from './point-queries.ts';

/** Where the map opens. */
export interface StartView {
  readonly centre: Place;
  readonly zoom: number;
}

const MOSCOW: StartView = { centre: [37.618, 55.752], zoom: 11 };
const ALMATY: StartView = { centre: [76.93, 43.245], zoom: 12 };
const BUENOS_AIRES: StartView = { centre: [-58.432, -34.607], zoom: 12 };

/**
 * The largest city of the market that a locale belongs to. English is the second language of the international
 * edition, whose points are in Argentina.
 */
const START_VIEWS: Readonly<Record<Locale, StartView>> = {
  'ru-RU': MOSCOW,
  'ru-KZ': ALMATY,
  'kk-KZ': ALMATY,
  'es-AR': BUENOS_AIRES,
  'en-US': BUENOS_AIRES,
};

/** Zoom at which a single point is shown among its neighbours. */
export const POINT_ZOOM = 15;

/** Where the map opens for a locale. */
export const startViewOf = (locale: Locale): StartView => START_VIEWS[locale];

const TILE_SIZE = 256;
const USUAL_WIDTH = 1000;
const USUAL_HEIGHT = 760;

/** About what a screen shows of a view: the server lists the points of it before any screen is known. */
export function usualBox({ centre: [lng, lat], zoom }: StartView): Box {
  const degreesPerPixel = 360 / (TILE_SIZE * 2 ** zoom);
  const x = (USUAL_WIDTH / 2) * degreesPerPixel;
  const y = (USUAL_HEIGHT / 2) * degreesPerPixel * Math.cos((lat * Math.PI) / 180);
  return [lng - x, lat - y, lng + x, lat + y];
}
