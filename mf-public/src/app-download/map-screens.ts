import type { Locale } from '@ecocircle/shared-contracts';
import type { AppScreen } from './app-screen.ts';
import enUSDark from './screens/map.en-US.dark.webp';
import enUS from './screens/map.en-US.light.webp';
import esARDark from './screens/map.es-AR.dark.webp';
import esAR from './screens/map.es-AR.light.webp';
import kkKZDark from './screens/map.kk-KZ.dark.webp';
import kkKZ from './screens/map.kk-KZ.light.webp';
import ruKZDark from './screens/map.ru-KZ.dark.webp';
import ruKZ from './screens/map.ru-KZ.light.webp';
import ruRUDark from './screens/map.ru-RU.dark.webp';
import ruRU from './screens/map.ru-RU.light.webp';

/** The map around a city on a phone. */
export const MAP_SCREENS: Readonly<Record<Locale, AppScreen>> = {
  'ru-RU': { light: ruRU, dark: ruRUDark },
  'ru-KZ': { light: ruKZ, dark: ruKZDark },
  'kk-KZ': { light: kkKZ, dark: kkKZDark },
  'es-AR': { light: esAR, dark: esARDark },
  'en-US': { light: enUS, dark: enUSDark },
};
