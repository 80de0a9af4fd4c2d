import type { Locale } from '@ecocircle/shared-contracts';

/** Where the pictures of a language are taken, so that the names on them are in that language. */
const CITY: Readonly<Record<Locale, string>> = {
  'ru-RU': 'Москва',
  'ru-KZ': 'Алматы',
  'kk-KZ': 'Астана',
  'es-AR': 'Buenos Aires',
  'en-US': 'Buenos Aires',
};

/** The parameter that narrows a list to the city of a language. */
export const cityOf = (locale: Locale): string => `city=${encodeURIComponent(CITY[locale])}`;

/** The visitor's city on the map, as its cookie has it: one with streets, where the demo data has them in the country. */
export const MAP_CITY: Readonly<Record<Locale, string>> = {
  'ru-RU': 'ru-saint-petersburg',
  'ru-KZ': 'kz-almaty',
  'kk-KZ': 'kz-almaty',
  'es-AR': 'ar-buenos-aires',
  'en-US': 'ar-buenos-aires',
};

/** What of that city the map shows: its streets, or all of it. Its middle lies above that of the window, over the list. */
const MAP_VIEW: Readonly<Record<Locale, string>> = {
  'ru-RU': '30.346,59.978,15',
  'ru-KZ': '76.92,43.205,12',
  'kk-KZ': '76.92,43.205,12',
  'es-AR': '-58.43,-34.65,12',
  'en-US': '-58.43,-34.65,12',
};

/** The parameter that opens the map there. */
export const viewOf = (locale: Locale): string => `at=${MAP_VIEW[locale]}`;

/** A Tuesday's noon there: a point is open then. */
export const NOON: Readonly<Record<Locale, string>> = {
  'ru-RU': '2026-11-24T09:00:00Z',
  'ru-KZ': '2026-11-24T07:00:00Z',
  'kk-KZ': '2026-11-24T07:00:00Z',
  'es-AR': '2026-11-24T15:00:00Z',
  'en-US': '2026-11-24T15:00:00Z',
};
