import type { Locale } from '@ecocircle/shared-contracts';
import type { AppScreen } from '../../app-download/index.ts';
import enUSDark from '../../app-download/screens/point.en-US.dark.webp';
import enUS from '../../app-download/screens/point.en-US.light.webp';
import esARDark from '../../app-download/screens/point.es-AR.dark.webp';
import esAR from '../../app-download/screens/point.es-AR.light.webp';
import kkKZDark from '../../app-download/screens/point.kk-KZ.dark.webp';
import kkKZ from '../../app-download/screens/point.kk-KZ.light.webp';
import ruKZDark from '../../app-download/screens/point.ru-KZ.dark.webp';
import ruKZ from '../../app-download/screens/point.ru-KZ.light.webp';
import ruRUDark from '../../app-download/screens/point.ru-RU.dark.webp';
import ruRU from '../../app-download/screens/point.ru-RU.light.webp';

/** The card of a recycling point on a phone. */
export const POINT_SCREENS: Readonly<Record<Locale, AppScreen>> = {
  'ru-RU': { light: ruRU, dark: ruRUDark },
  'ru-KZ': { light: ruKZ, dark: ruKZDark },
  'kk-KZ': { light: kkKZ, dark: kkKZDark },
  'es-AR': { light: esAR, dark: esARDark },
  'en-US': { light: enUS, dark: enUSDark },
};
