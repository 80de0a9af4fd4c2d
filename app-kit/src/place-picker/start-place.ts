import type { Locale } from '@ecocircle/shared-contracts';
import type { Place } from './coordinates.ts';

const MOSCOW: Place = { lng: 37.618, lat: 55.752 };
const ALMATY: Place = { lng: 76.93, lat: 43.245 };
const BUENOS_AIRES: Place = { lng: -58.432, lat: -34.607 };

const START_PLACES: Readonly<Record<Locale, Place>> = {
  'ru-RU': MOSCOW,
  'ru-KZ': ALMATY,
  'kk-KZ': ALMATY,
  'es-AR': BUENOS_AIRES,
  'en-US': BUENOS_AIRES,
};

/** Where a picker opens while nothing is chosen: the largest city of the locale's market. */
export const startPlaceOf = (locale: Locale): Place => START_PLACES[locale];
