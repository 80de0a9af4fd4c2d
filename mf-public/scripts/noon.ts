import type { Locale } from '@ecocircle/shared-contracts';

/** A Tuesday's noon where the pictures of a language are taken: a point is open then. */
export const NOON: Readonly<Record<Locale, string>> = {
  'ru-RU': '2026-11-24T09:00:00Z',
  'ru-KZ': '2026-11-24T07:00:00Z',
  'kk-KZ': '2026-11-24T07:00:00Z',
  'es-AR': '2026-11-24T15:00:00Z',
  'en-US': '2026-11-24T15:00:00Z',
};
