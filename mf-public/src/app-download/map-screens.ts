import type { Locale } from '@ecocircle/shared-contracts';
import enUS from './screens/map.en-US.webp';
import esAR from './screens/map.es-AR.webp';
import kkKZ from './screens/map.kk-KZ.webp';
import ruKZ from './screens/map.ru-KZ.webp';
import ruRU from './screens/map.ru-RU.webp';

/** The map around a city on a phone. */
export const MAP_SCREENS: Readonly<Record<Locale, string>> = {
  'ru-RU': ruRU,
  'ru-KZ': ruKZ,
  'kk-KZ': kkKZ,
  'es-AR': esAR,
  'en-US': enUS,
};
