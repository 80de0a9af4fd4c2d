import type { Locale } from '@ecocircle/shared-contracts';
import type { Box, Place } from './point-queries.ts';
/** Where the map opens. */
export interface StartView {
  readonly centre: Place;
  readonly zoom: number;
}
/** Zoom at which a single point is shown among its neighbours. */
export declare const POINT_ZOOM = 15;
/** Where the map opens for a locale. */
export declare const startViewOf: (locale: Locale) => StartView;
/** About what a screen shows of a view: the server lists the points of it before any screen is known. */
export declare function usualBox({ centre: [lng, lat], zoom }: StartView): Box;
