import type { Locale } from '@ecocircle/shared-contracts';
import type { AppScreen } from '../../app-download/index.ts';
import enUSDark from '../../app-download/screens/events.en-US.dark.webp';
import enUS from '../../app-download/screens/events.en-US.light.webp';
import esARDark from '../../app-download/screens/events.es-AR.dark.webp';
import esAR from '../../app-download/screens/events.es-AR.light.webp';
import kkKZDark from '../../app-download/screens/events.kk-KZ.dark.webp';
import kkKZ from '../../app-download/screens/events.kk-KZ.light.webp';
import ruKZDark from '../../app-download/screens/events.ru-KZ.dark.webp';
import ruKZ from '../../app-download/screens/events.ru-KZ.light.webp';
import ruRUDark from '../../app-download/screens/events.ru-RU.dark.webp';
import ruRU from '../../app-download/screens/events.ru-RU.light.webp';

/** The list of events on a phone. */
export const EVENTS_SCREENS: Readonly<Record<Locale, AppScreen>> = {
  'ru-RU': { light: ruRU, dark: ruRUDark },
  'ru-KZ': { light: ruKZ, dark: ruKZDark },
  'kk-KZ': { light: kkKZ, dark: kkKZDark },
  'es-AR': { light: esAR, dark: esARDark },
  'en-US': { light: enUS, dark: enUSDark },
};
