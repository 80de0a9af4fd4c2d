import { fromPixel, toPixel } from './pixels.ts';
import type { Place } from './point-queries.ts';
import type { StartView } from './start-view.ts';
import { ZOOMS } from './zooms.ts';

/** Pixels between the place of a mark and the edge of what is free: the head of a selected one stands above it. */
export const MARGIN = 56;
/** On the right stand the controls of the zoom. */
export const MARGIN_RIGHT = 84;
/** At the bottom, up to two lines of who made the map. */
export const MARGIN_BOTTOM = 72;
/** Zoom of what a search found, however near its points stand. */
export const CLOSEST_FIT = 15;

/** What lies free of a map in pixels: in the smallest window that a panel stands beside, and in a small phone's. */
export const FREE_SIZES = { wide: [660, 500], narrow: [360, 300] } as const;

/** The middle between the first and the last of some numbers, and how far apart these are. */
function spanOf(numbers: readonly number[]): { readonly middle: number; readonly length: number } {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return { middle: (first + last) / 2, length: last - first };
}

/** The closest view that shows places well, before any window is known. */
export function fittedView(places: readonly Place[], [width, height]: readonly [number, number]): StartView {
  const pixels = places.map((place) => toPixel(place, 0));
  const [across, down] = [spanOf(pixels.map(({ x }) => x)), spanOf(pixels.map(({ y }) => y))];
  const scale = Math.min(
    (width - MARGIN - MARGIN_RIGHT) / across.length,
    (height - MARGIN - MARGIN_BOTTOM) / down.length,
  );
  const zoom = Math.min(CLOSEST_FIT, Math.max(ZOOMS.furthest, Math.floor(Math.log2(scale))));
  const centre = {
    x: across.middle * 2 ** zoom + (MARGIN_RIGHT - MARGIN) / 2,
    y: down.middle * 2 ** zoom + (MARGIN_BOTTOM - MARGIN) / 2,
  };
  return { centre: fromPixel(centre, zoom), zoom };
}
