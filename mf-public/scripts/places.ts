import type { Locale } from '@ecocircle/shared-contracts';

/** Where the pictures of a language are taken, so that the names on them are in that language. */
const CITY: Readonly<Record<Locale, string>> = {
  'ru-RU': 'Москва',
  'ru-KZ': 'Алматы',
  'kk-KZ': 'Астана',
  'es-AR': 'Buenos Aires',
  'en-US': 'Buenos Aires',
};

/** The parameter that narrows a list or a map to the city of a language. */
export const cityOf = (locale: Locale): string => `city=${encodeURIComponent(CITY[locale])}`;

/** A Tuesday's noon there: a point is open then. */
export const NOON: Readonly<Record<Locale, string>> = {
  'ru-RU': '2026-11-24T09:00:00Z',
  'ru-KZ': '2026-11-24T07:00:00Z',
  'kk-KZ': '2026-11-24T07:00:00Z',
  'es-AR': '2026-11-24T15:00:00Z',
  'en-US': '2026-11-24T15:00:00Z',
};
