import type { PlaceCity } from '@ecocircle/shared-contracts';
import { boxAround } from './pixels.ts';
import type { Box, Place } from './point-queries.ts';
import { ZOOMS } from './zooms.ts';

/** Where the map opens. */
export interface StartView {
  readonly centre: Place;
  readonly zoom: number;
}

/** A city is shown as a whole by and large; the largest need a zoom more. */
const CITY_ZOOM = 12;
const ZOOMS_OF_CITIES: Readonly<Record<string, number>> = { 'ru-moscow': 11 };

/** Where the map opens for a visitor of a city. */
export const startViewIn = ({ id, lng, lat }: PlaceCity): StartView => ({
  centre: [lng, lat],
  zoom: ZOOMS_OF_CITIES[id] ?? CITY_ZOOM,
});

/** About what a screen shows of the map: the server lists the points of it before any screen is known. */
const USUAL_SIZE = [1000, 760] as const;

/** What of the map lies free on a screen of 1920 by 1080 pixels: the marks of it come with the page. */
const FIRST_SIZE = [1520, 960] as const;

/** The box whose points the first list holds. */
export const usualBox = ({ centre, zoom }: StartView): Box => boxAround(centre, zoom, USUAL_SIZE);

/** The box whose marks the page is painted with. */
export const firstBox = ({ centre, zoom }: StartView): Box => boxAround(centre, zoom, FIRST_SIZE);

/** A view from closer by, or from further away, as far as the map goes. */
export const zoomed = ({ centre, zoom }: StartView, steps: number): StartView => ({
  centre,
  zoom: Math.min(ZOOMS.closest, Math.max(ZOOMS.furthest, zoom + steps)),
});

const FEW_DECIMALS = 5;

/** A view as the page's address names it, in `at`: longitude, latitude, zoom. */
export const writeView = ({ centre, zoom }: StartView): string =>
  [...centre.map((degrees) => Number(degrees.toFixed(FEW_DECIMALS))), zoom].join(',');

const VIEW = /^(-?\d{1,3}(?:\.\d{1,8})?),(-?\d{1,2}(?:\.\d{1,8})?),(\d{1,2})$/;
const POLE = 85;

/** Reads the view that an address names; null where it names none that the map has. */
export function readView(search: URLSearchParams): StartView | null {
  const [, lng = Number.NaN, lat = Number.NaN, zoom = Number.NaN] =
    VIEW.exec(search.get('at') ?? '')?.map(Number) ?? [];
  const isOnMap = Math.abs(lng) <= 180 && Math.abs(lat) <= POLE;
  const isDrawn = zoom >= ZOOMS.furthest && zoom <= ZOOMS.closest;
  return isOnMap && isDrawn ? { centre: [lng, lat], zoom } : null;
}
